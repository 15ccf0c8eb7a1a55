// H147 File that is included more than once with different macros
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// One text makes several functions, and an edit would be made for each.
//--- body.inc
void NAME(int a) {
//   ^ warning: early return of 'first' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
//   ^ warning: early return of 'second' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
//      ^ note: the first object that needs cleanup is declared here
  work(a + EXTRA);
}
//--- same.inc
inline void same(int a) {
//          ^ warning: early return of 'same' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//          ^ note: no fix-it: '{{.*}}same.inc' is included more than once, so one text makes several functions
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
//--- once.inc
//+static void onceSlow(int a);
//+
void once(int a) {
//   ^ warning: early return of 'once' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  onceSlow(a);
//+}
//+
//+[[gnu::noinline]] static void onceSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
//--- guarded.h
#ifndef GUARDED_H
#define GUARDED_H
#include "trace.h"
//+template <class = void> [[gnu::noinline]] void guardedSlow(int a);
//+
inline void guarded(int a) {
//          ^ warning: early return of 'guarded' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  guardedSlow(a);
//+}
//+
//+template <class> [[gnu::noinline]] void guardedSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
#endif
//--- twice.cpp
#include "guarded.h"
#include "guarded.h"
#include "trace.h"

#define NAME first
#define EXTRA 10
#include "body.inc"
#undef NAME
#undef EXTRA
#define NAME second
#define EXTRA 20
#include "body.inc"

namespace one {
#include "same.inc"
}
namespace two {
#include "same.inc"
}

#include "once.inc"

int main() {
  slowThenFast([] {
    first(1);
    second(2);
    one::same(3);
    two::same(3);
    once(3);
    guarded(4);
  });
}
