// H057 Guard inside a switch
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: what follows the guard is not the rest of the function.
#include "trace.h"

void f(int k) {
  switch (k) {
  case 0:
    if (done.load())
      return;
    {
      Guard g;
      work(1);
    }
    break;
  default:
    work(2);
  }
}

//+static void behindSlow(int k);
//+
// Behind the guard a switch is like anything else.
void behind(int k) {
//   ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  behindSlow(k);
//+}
//+
//+[[gnu::noinline]] static void behindSlow(int k) {
  switch (k) {
  case 0: {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(3);
    break;
  }
  default:
    work(4);
  }
}

int main() {
  slowThenFast([] {
    f(0);
    f(1);
    behind(0);
    behind(1);
  });
}
