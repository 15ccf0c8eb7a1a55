// H058 Guard inside a loop
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: the slow path goes back to the guard.
#include "trace.h"

static void spin(int n) { done = n > 1; }

void f() {
  int n = 0;
  for (;;) {
    if (done.load())
      return;
    Guard g;
    spin(++n);
  }
}

void others(int n) {
  while (n-- > 0) {
    if (done.load())
      return;
    Guard g;
    work(n);
  }
  do {
    if (done.load())
      return;
    Guard g;
    work(n);
  } while (n > 0);
  int values[] = {1, 2};
  for (int value : values) {
    if (done.load())
      return;
    Guard g;
    work(value);
  }
}

// A block is no loop, but not the function's own level either.
void block() {
  {
    if (done.load())
      return;
    Guard g;
    work(3);
  }
}

//+static void behindSlow();
//+
// Behind the guard a loop is like anything else.
void behind() {
//   ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  behindSlow();
//+}
//+
//+[[gnu::noinline]] static void behindSlow() {
  for (int n = 0; !done.load(); ++n) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    spin(n);
  }
}

int main() {
  f();
  done = false;
  behind();
  behind();
  slowThenFast([] {
    others(2);
    block();
  });
}
