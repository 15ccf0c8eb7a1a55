// H159 Closing brace behind the last statement
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The new function is indented as the old one begins, not as the line of the brace.
#include "trace.h"

//+static void lastSlow(int a);
//+
void last(int a) {
//   ^ warning: early return of 'last' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  lastSlow(a);
//+}
//+
//+[[gnu::noinline]] static void lastSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a); }

int main() {
  slowThenFast([] { last(1); });
}
