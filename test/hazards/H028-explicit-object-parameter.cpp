// H028 Explicit object parameter
// RUN: %check-marks-clang %s --run --std=c++23 -- -I%S/Inputs
// REQUIRES: llvm-18-or-newer
// The helper has one too and is called on the object.
#include "trace.h"

struct S {
  int x = 1;
  void f(this S &self, int a) {
//     ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    self.fSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] void fSlow(this S &self, int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a + self.x);
  }
//+
//+public:
  int outside(this const S &me, int a);
//+
//+private:
//+  int outsideSlow(this const S &me, int a);
//+
//+public:
  // The helper is called on the object, even if it does not need it.
  int unnamed(this S &, int a) {
//    ^ warning: early return of 'unnamed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: the signature needs a parameter that has no name
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a;
  }
  int deduced(this auto &&self, int a) {
//    ^ warning: early return of 'deduced' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: the type of the explicit object parameter is deduced
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a + self.x;
  }
};

int S::outside(this const S &me, int a) {
//     ^ warning: early return of 'outside' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return me.x;
//+  return me.outsideSlow(a);
//+}
//+
//+[[gnu::noinline]] int S::outsideSlow(this const S &me, int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + me.x;
}

int main() {
  S s;
  slowThenFast([&] {
    s.f(2);
    std::printf("%d %d %d\n", s.outside(3), s.unnamed(4), s.deduced(5));
  });
}
