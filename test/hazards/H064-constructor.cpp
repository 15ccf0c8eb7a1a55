// H064 Constructor
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: a constructor returns nothing to hand on, and its members may be constants or references.
#include "trace.h"

struct S {
  S(int a) : a(a) {
    if (done.load())
      return;
    Guard g;
    work(a);
  }
  // What constructors often call is a function like any other.
  void init() {
//     ^ warning: early return of 'init' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    initSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] void initSlow() {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  }
//+
//+public:
  const int a;
};

struct Outside {
  Outside();
  template <class T> explicit Outside(T t);
};

Outside::Outside() {
  if (done.load())
    return;
  Guard g;
}

template <class T> Outside::Outside(T t) {
  if (done.load())
    return;
  Guard g;
  work(t);
}

int main() {
  slowThenFast([] {
    S(1).init();
    Outside();
    Outside(2);
  });
}
