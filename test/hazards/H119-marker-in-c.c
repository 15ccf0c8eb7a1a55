// H119 The marker in C
// RUN: %check-marks %s --run --std=c99,c11,c17 -- -I%S/Inputs -pedantic
// `[[gnu::noinline]]` is no attribute before C23.
#include "trace-c.h"

//+static void f_slow(int a);
//+
static inline void f(int a) {
//                 ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  f_slow(a);
//+}
//+
//+__attribute__((noinline)) static void f_slow(int a) {
  __attribute__((cleanup(endGuard))) int guard = beginGuard();
//                                       ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main(void) {
  f(1);
  atomic_store(&done, 1);
  f(2);
  return 0;
}
