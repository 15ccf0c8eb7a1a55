// H130 The new member would capture an unqualified call
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

void initSlow() { std::puts("free initSlow"); }

struct S {
  void init() {
//     ^ warning: early return of 'init' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (ok.load())
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return;
//+    initSlow2();
//+  }
//+
//+private:
//+  [[gnu::noinline]] void initSlow2() {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    ok.store(true);
  }
//+
//+public:
  void go() { initSlow(); }
  std::atomic<bool> ok{false};
};

// The same from a class derived from it, which only names a dependent function.
struct T {
  void open() {
//     ^ warning: early return of 'open' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (ok.load())
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return;
//+    openSlow2();
//+  }
//+
//+private:
//+  [[gnu::noinline]] void openSlow2() {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    ok.store(true);
  }
//+
//+public:
  std::atomic<bool> ok{false};
};
namespace far {
struct Arg {};
void openSlow(Arg) { std::puts("found by its argument"); }
} // namespace far
struct Derived : T {
  template <class A> void go(A a) { openSlow(a); }
};

int main() {
  S s;
  s.init();
  s.init();
  s.go();
  Derived d;
  d.open();
  d.open();
  d.go(far::Arg());
}
