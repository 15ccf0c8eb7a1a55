// Whether a lambda needs 'this'.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any --option=FixStyle=Lambda
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

#define CHECK(x)
struct C {
  char buf[7] = {};
  int v = 4;
  int f1() {
//    ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return []() __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return sizeof(buf);
//+    }();
  }
  int f2() {
//    ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return []() __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return noexcept(v);
//+    }();
  }
  int f3(int n) {
//    ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: another configuration may have to capture 'this'
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    CHECK(v > 0);
    return n;
  }
  int f4(int n) {
//    ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: another configuration may have to capture 'this'
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
#ifdef OTHER
    n += v;
#endif
    return n;
  }
  int f5(int n) {
//    ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [this](int n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    CHECK(v > 0);
    return n + v;
//+    }(n);
  }
  static int f6(int n) {
//           ^ warning: early return of 'f6' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [](int n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    CHECK(n > 0);
    return n;
//+    }(n);
  }
};
int main() {
  C c;
  std::printf("%d %d %d %d %d %d\n", c.f1(), c.f2(), c.f3(1), c.f4(2), c.f5(3), c.f6(4));
}
