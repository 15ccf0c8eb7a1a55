// A pointer in the init-statement of an inverted guard.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

static int f1(int n) {
//         ^ warning: fast path of 'f1' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//         ^ note: no fix-it: the local 'p' may refer to 'n', of which the helper gets a copy
  if (int *p = &n; !done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    *p = 5;
    return n;
  }
  return 0;
}
struct V {
  int *p;
};
struct V2 {
  int *p;
  int k;
};
static int f2(int n) {
  V v{&n};
  if (done.load()) return 0;
  Guard g;
  *v.p = 5;
  return n;
}
static int f3(int n) {
  int *p;
  p = &n;
  if (done.load()) return 0;
  Guard g;
  *p = 5;
  return n;
}
static int f4(int n) {
  int *p = nullptr;
  p = p ? p : &n;
  if (done.load()) return 0;
  Guard g;
  *p = 5;
  return n;
}
static int f5(int n, int *p) {
  if (n) p = &n;
  if (done.load()) return 0;
  Guard g;
  *p = 5;
  return n;
}
static int f6(int n) {
  int *p = nullptr;
  if (n) {
    p = &n;
  }
  if (done.load()) return 0;
  Guard g;
  *p = 5;
  return n;
}
static int f7(int n) {
  int *p = nullptr;
  n ? p = &n : nullptr;
  if (done.load()) return 0;
  Guard g;
  *p = 5;
  return n;
}
static int f8(int n) {
  int *p = nullptr;
  (void)(p = &n);
  if (done.load()) return 0;
  Guard g;
  *p = 5;
  return n;
}
static int f9(int n) {
  int *p = nullptr;
  if ((p = &n) && done.load()) return 0;
  Guard g;
  *p = 5;
  return n;
}
static int f10(int n) {
  int *p = nullptr;
  int **q = &p;
  *q = &n;
  if (done.load()) return 0;
  Guard g;
  *p = 5;
  return n;
}
static int f11(int n) {
  auto [p, k] = V2{&n, 1};
  if (done.load()) return 0;
  Guard g;
  *p = 5;
  return n + k;
}
int main() {
  std::printf("%d\n", f1(1));
  std::printf("%d\n", f2(1));
  std::printf("%d\n", f3(1));
  std::printf("%d\n", f4(1));
  std::printf("%d\n", f5(1, nullptr));
  std::printf("%d\n", f6(1));
  std::printf("%d\n", f7(1));
  std::printf("%d\n", f8(1));
  std::printf("%d\n", f9(1));
  std::printf("%d\n", f10(1));
  std::printf("%d\n", f11(1));
}
