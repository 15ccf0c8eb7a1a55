// H170 Coverage exclusion regions and names in profiles
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The comments keep their place: what was excluded still is. Profiles keyed by symbol are to be made anew.
#include "trace.h"

//+static void fSlow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  // LCOV_EXCL_START
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
  // LCOV_EXCL_STOP
}

//+static void lineSlow(int a);
//+
void line(int a) {
//   ^ warning: early return of 'line' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; // LCOV_EXCL_LINE
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  lineSlow(a);
//+}
//+
//+[[gnu::noinline]] static void lineSlow(int a) {
  Guard g;    // LCOV_EXCL_LINE
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void aroundSlow(int a);
//+
// A region that ends behind the function.
// GCOVR_EXCL_START
void around(int a) {
//   ^ warning: early return of 'around' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  aroundSlow(a);
//+}
//+
//+[[gnu::noinline]] static void aroundSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
// GCOVR_EXCL_STOP

int main() {
  slowThenFast([] {
    f(1);
    line(2);
    around(3);
  });
}
