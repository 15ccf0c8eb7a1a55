// Text that both paths need means the same in both.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>
#include <cassert>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

static int f1(int n) {
//         ^ warning: fast path of 'f1' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//         ^ note: no fix-it: '__LINE__', which both paths need, depends on its place in the file
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    n++;
  }
  return __LINE__ + n;
}
static int f2(int n, int m) {
//         ^ warning: fast path of 'f2' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//         ^ note: no fix-it: 'assert', which both paths need, depends on its place in the file
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; it returns an error
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    n++;
  }
  return assert(m > 0), n;
}
static int f4(int n) {
  int k = n;
  if (!done.load()) {
    Guard g;
    k++;
  }
  return [&] { return k; }();
}
static int f5(int n) {
//         ^ warning: fast path of 'f5' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//         ^ note: no fix-it: the return behind the branch has a static local, which both paths would have to share
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    static int once;
    n += ++once;
  }
  return ([] {
           static int c;
           return ++c;
         }()) +
         n;
}
static int f6(int n) {
//         ^ warning: early return of 'f6' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: '__LINE__', which both paths need, depends on its place in the file
  constexpr int k = __LINE__;
  if (done.load()) return k;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + k;
}
static int f7(int n) {
//         ^ warning: early return of 'f7' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: 'K', which both paths need, depends on its place in the file
#define K 3
  constexpr int k = K;
#undef K
#define K 4
  if (done.load()) return k;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + k;
}
static int f8(int n) {
//         ^ warning: early return of 'f8' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: '__COUNTER__', which both paths need, depends on its place in the file
  enum { id = __COUNTER__ };
  if (done.load()) return id;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + id;
}
#define TWICE(x) ((x) + (x))
//+static int f9Slow(int n);
//+
static int f9(int n) {
//         ^ warning: early return of 'f9' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  constexpr int k = TWICE(3);
  if (done.load()) return k;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f9Slow(n);
//+}
//+
//+[[gnu::noinline]] static int f9Slow(int n) {
//+  constexpr int k = TWICE(3);
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + k;
}
int main() {
  std::printf("%d %d %d %d", f1(1) > 0, f2(1, 2), 0, f4(1));
  int a = f5(0);
  int b = f7(1) + f9(1) + (f6(1) > 0) + f8(1);
  done = true;
  std::printf("%d %d %d %d\n", a, f5(0), b, f7(1));
}
