// Members reach private bases of their class.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

struct B {
  int b(int n) {
    return n;
  }
};
class D : B {
public:
  int f(int n) {
//    ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return n;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return fSlow(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int fSlow(int n) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return b(n);
  }
};
struct E : protected B {
  int f(int n);
//+
//+private:
//+  int fSlow(int n);
};
int E::f(int n) {
//     ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return n;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return fSlow(n);
//+}
//+
//+[[gnu::noinline]] int E::fSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return B::b(n);
}
int main() {
  std::printf("%d %d\n", D().f(1), E().f(2));
}
