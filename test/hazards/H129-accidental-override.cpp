// H129 The helper would override a base class's virtual function
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
//--- base.h
#pragma once
#include <cstdio>
struct Root {
  virtual ~Root() = default;
  virtual void fSlow(int a) { std::printf("root %d\n", a); }
};
struct B : Root {};
//--- d.cpp
#include "base.h"
#include "trace.h"

struct D : B {
  void f(int a) {
//     ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    fSlow2(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] void fSlow2(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  }
};

// The base is not known until the template is used.
template <class Base> struct E : Base {
  void f(int a) {
//     ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: a base class depends on a template parameter and may declare any name
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  }
};

int main() {
  slowThenFast([] {
    D d;
    d.f(1);
    static_cast<Root &>(d).fSlow(2);
    E<B> e;
    e.f(3);
    e.fSlow(4);
  });
}
