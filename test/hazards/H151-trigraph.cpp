// H151 Line comment that ends in the trigraph of a backslash
// RUN: %check-marks %s --run --std=c++14 -- -I%S/Inputs -Wno-comment -Wno-trigraphs
#include "trace.h"

//+static void fSlow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; // fast ??/
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
     path
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] { f(1); });
}
