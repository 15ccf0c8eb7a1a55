// H164 Return address, frame address and backtraces
// RUN: %check-marks %s --std=c++17 -- -I%S/Inputs
// They would be those of the helper.
#include "trace.h"

void *f() {
//    ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: the slow path looks at its own stack frame
  if (done.load()) return nullptr;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return __builtin_return_address(0);
}

void *frame() {
//    ^ warning: early return of 'frame' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: the slow path looks at its own stack frame
  if (done.load()) return nullptr;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return __builtin_frame_address(0);
}

// In a lambda it is an address in the function that calls it.
void *inLambda() {
//    ^ warning: early return of 'inLambda' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: the slow path looks at its own stack frame
  if (done.load()) return nullptr;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return [] { return __builtin_return_address(0); }();
}

//+static void *beforeSlow(void *caller);
//+
// In the fast path they are still the function's.
void *before() {
//    ^ warning: early return of 'before' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  void *caller = __builtin_return_address(0);
  if (done.load()) return nullptr;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return beforeSlow(caller);
//+}
//+
//+[[gnu::noinline]] static void *beforeSlow(void *caller) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return caller;
}
