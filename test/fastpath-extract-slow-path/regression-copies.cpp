// Classes whose copy is trivial and yet not free, or not allowed.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

struct Any {
  const void *p = nullptr;
  Any() = default;
  Any(const Any &) = default;
  template <class T> Any(T &t) : p(&t) {
    std::puts("greedy");
  }
};
//+static int f1Slow(Any &a);
//+
static int f1(Any a) {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f1Slow(a);
//+}
//+
//+[[gnu::noinline]] static int f1Slow(Any &a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a.p == nullptr;
}
struct Ex {
  int v;
  Ex(int v) : v(v) {
  }
  explicit Ex(const Ex &) = default;
};
//+static int f2Slow(Ex &a);
//+
static int f2(Ex a) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow(a);
//+}
//+
//+[[gnu::noinline]] static int f2Slow(Ex &a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a.v;
}
class Pr {
  Pr(const Pr &) = default;

public:
  int v;
  Pr(int v) : v(v) {
  }
};
//+static int f3Slow(Pr &a);
//+
static int f3(Pr a) {
//         ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f3Slow(a);
//+}
//+
//+[[gnu::noinline]] static int f3Slow(Pr &a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a.v;
}
struct Nc {
  int v;
  Nc(int v) : v(v) {
  }
  Nc(Nc &) = default;
};
//+static int f4Slow(const Nc &a);
//+
static int f4(const Nc a) {
//         ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f4Slow(a);
//+}
//+
//+[[gnu::noinline]] static int f4Slow(const Nc &a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a.v;
}
struct Tr {
  int v;
};
//+static int f5Slow(volatile Tr &a);
//+
static int f5(volatile Tr a) {
//         ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f5Slow(a);
//+}
//+
//+[[gnu::noinline]] static int f5Slow(volatile Tr &a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a.v;
}

int main() {
  std::printf("%d %d %d %d %d\n", f1(Any()), f2(Ex(3)), f3(Pr(4)), f4(Nc(5)), f5(Tr{6}));
}
