// H148 Pragma at the start of the block, made by a macro
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -Wno-unknown-pragmas
// It holds to the end of the block all the same.
#include "trace.h"

#define EXACT _Pragma("STDC FP_CONTRACT OFF")
double throughMacro(double a) {
//     ^ warning: early return of 'throughMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: a pragma in the fast path holds for the slow path as well
  EXACT
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a * a + a;
}

int main() {
  slowThenFast([] { std::printf("%g\n", throughMacro(2)); });
}
