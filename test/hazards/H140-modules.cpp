// H140 C++20 module units
// RUN: %check-marks-clang %s --std=c++20 -- -I%S/Inputs
// A helper that is local to the file must not be exposed by an exported inline function.
//--- m.cpp
module;
#include "trace.h"
export module m;

export inline void f(int a) {
//                 ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                 ^ note: no fix-it: the function belongs to a C++20 module
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

void notExported(int a) {
//   ^ warning: early return of 'notExported' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the function belongs to a C++20 module
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

export class S {
public:
  void g(int a) {
//     ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: the function belongs to a C++20 module
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  }
};
//--- h.h
#pragma once
#include "trace.h"
//+template <class = void> [[gnu::noinline]] int hSlow(int a);
//+
inline int h(int a) {
//         ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return hSlow(a);
//+}
//+
//+template <class> [[gnu::noinline]] int hSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
//--- global.cpp
module;
// What the global module fragment includes does not belong to the module.
#include "h.h"
export module n;
export int k() { return h(1); }
