// H059 Guard inside try
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: the handlers belong to both paths.
#include "trace.h"

void f() {
  try {
    if (done.load())
      return;
    Guard g;
    work(1);
    throw 1;
  } catch (...) {
    work(2);
  }
}

void inHandler(int n) {
  try {
    if (n > 0)
      throw n;
  } catch (int) {
    if (done.load())
      return;
    Guard g;
    work(3);
  }
}

//+static void behindSlow();
//+
// Behind the guard a try is like anything else.
void behind() {
//   ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  behindSlow();
//+}
//+
//+[[gnu::noinline]] static void behindSlow() {
  try {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    throw 4;
  } catch (int n) {
    work(n);
  }
}

int main() {
  slowThenFast([] {
    f();
    inHandler(1);
    behind();
  });
}
