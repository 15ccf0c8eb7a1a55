// H148 Pragma at the start of the block
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -Wno-unknown-pragmas
// It holds to the end of the block, and would not hold in the helper.
#include "trace.h"

double f(double a) {
//     ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: a pragma in the fast path holds for the slow path as well
#pragma STDC FENV_ACCESS ON
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a / 3;
}

double contract(double a) {
//     ^ warning: early return of 'contract' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: a pragma in the fast path holds for the slow path as well
#pragma STDC FP_CONTRACT OFF
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a * a + a;
}

double operator_(double a) {
//     ^ warning: early return of 'operator_' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: a pragma in the fast path holds for the slow path as well
  _Pragma("STDC FP_CONTRACT OFF")
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a * a + a;
}

//+static double behindSlow(double a);
//+
// In the slow path it begins a block there as well.
double behind(double a) {
//     ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return behindSlow(a);
//+}
//+
//+[[gnu::noinline]] static double behindSlow(double a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  {
#pragma STDC FP_CONTRACT OFF
    a = a * a + a;
  }
  return a;
}

// In a block of its own it is over at the split, but that is not looked at.
double closed(double a) {
//     ^ warning: early return of 'closed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: a pragma in the fast path holds for the slow path as well
  double b = 0;
  {
#pragma STDC FP_CONTRACT OFF
    b = a * a + a;
  }
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return b;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  slowThenFast([] {
    std::printf("%g %g %g ", f(3), contract(2), operator_(3));
    std::printf("%g %g\n", behind(3), closed(1));
  });
}
