// H063 void return in C
// RUN: %check-marks %s --run --std=c99,c11,c17 -- -I%S/Inputs -pedantic
// `return fSlow(a);` is no ISO C where f returns nothing.
#include "trace-c.h"

//+static void f_slow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
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

//+static void leaves_slow(int a, const char *text);
//+
/* The slow path may still return early. */
static void leaves(int a, const char *text) {
//          ^ warning: early return of 'leaves' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  leaves_slow(a, text);
//+}
//+
//+__attribute__((noinline)) static void leaves_slow(int a, const char *text) {
  __attribute__((cleanup(endGuard))) int guard = beginGuard();
//                                       ^ note: the first object that needs cleanup is declared here
  if (a < 0)
    return;
  puts(text);
}

//+static void *pointer_slow(void *p);
//+
/* A pointer to void is a value. */
static void *pointer(void *p) {
//           ^ warning: early return of 'pointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return pointer_slow(p);
//+}
//+
//+__attribute__((noinline)) static void *pointer_slow(void *p) {
  __attribute__((cleanup(endGuard))) int guard = beginGuard();
//                                       ^ note: the first object that needs cleanup is declared here
  return p;
}

static void all(int a) {
  f(a);
  leaves(a, "leaves");
  leaves(-a, "not reached");
  puts(pointer(&a) == &a ? "same" : "null");
}

int main(void) {
  all(1);
  atomic_store(&done, 1);
  all(2);
  return 0;
}
