// H077 GNU statement expression
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Nested functions, the other extension that hides a body inside an expression, are unknown to Clang.
#include "trace.h"

//+static int slowOnlySlow(int a);
//+
int slowOnly(int a) {
//  ^ warning: early return of 'slowOnly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return slowOnlySlow(a);
//+}
//+
//+[[gnu::noinline]] static int slowOnlySlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  int b = ({
    int twice = a * 2;
    if (twice > 10)
      return -twice;
    twice + 1;
  });
  return b;
}

//+static int guardedSlow(int a);
//+
// The object may live in the expression.
int guarded(int a) {
//  ^ warning: early return of 'guarded' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return guardedSlow(a);
//+}
//+
//+[[gnu::noinline]] static int guardedSlow(int a) {
  return ({
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
    a + 1;
  });
}

// The load may come from one, as macros write it.
#define READ(x) \
  ({ \
    auto value = (x).load(std::memory_order_acquire); \
    value; \
  })
//+static int loadSlow(int a);
//+
int load(int a) {
//  ^ warning: early return of 'load' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (READ(done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return loadSlow(a);
//+}
//+
//+[[gnu::noinline]] static int loadSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

// A guard inside of one is not at the top of the function.
int inner(int a) {
  return ({
    if (done.load())
      return 0;
    Guard g;
    a + 2;
  });
}

int main() {
  slowThenFast([] { std::printf("%d %d %d %d %d\n", slowOnly(1), slowOnly(6), guarded(3), load(4), inner(5)); });
}
