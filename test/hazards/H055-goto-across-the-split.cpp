// H055 goto or label across the split
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The label would be in one function, the goto in the other.
#include "trace.h"

int f() {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the fast path leaves by a goto to a label behind the slow path
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    goto out;
  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(1);
  }
out:
  return 0;
}

//+static int insideSlow(int n);
//+
// All in the slow path: they move together.
int inside(int n) {
//  ^ warning: early return of 'inside' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return insideSlow(n);
//+}
//+
//+[[gnu::noinline]] static int insideSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
again:
  work(n);
  if (--n > 0)
    goto again;
  return n;
}

//+static int outSlow(int n);
//+
int out(int n) {
//  ^ warning: early return of 'out' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return outSlow(n);
//+}
//+
//+[[gnu::noinline]] static int outSlow(int n) {
  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    if (n > 1)
      goto fail;
    work(n);
  }
  return 1;
fail:
  return 2;
}

// Silent: a jump back over the guard makes a loop of it.
int back(int n) {
again:
  if (done.load())
    return 0;
  Guard g;
  if (--n > 0)
    goto again;
  return n;
}

int main() {
  slowThenFast([] { std::printf("%d %d %d %d %d\n", f(), inside(2), out(1), out(2), back(2)); });
}
