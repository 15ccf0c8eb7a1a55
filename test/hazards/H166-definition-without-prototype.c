// H166 Old-style definition and empty parameter list in C
// RUN: %check-marks %s --run --std=gnu11 -- -I%S/Inputs -Wstrict-prototypes
// There is no prototype to copy; a list without parameters gets `void`.
#include "trace-c.h"

void f(a) int a; {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the definition has no prototype
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  work(a);
}

void prototyped(int a);
void prototyped(a)
//   ^ warning: early return of 'prototyped' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the definition has no prototype
  int a;
{
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void empty_slow(void);
//+
void empty() {
//   ^ warning: early return of 'empty' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  empty_slow();
//+}
//+
//+__attribute__((noinline)) static void empty_slow(void) {
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  work(3);
}

//+static void none_slow(void);
//+
void none(void) {
//   ^ warning: early return of 'none' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  none_slow();
//+}
//+
//+__attribute__((noinline)) static void none_slow(void) {
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  work(4);
}

int main(void) {
  for (int i = 0; i < 2; ++i) {
    atomic_store(&done, i != 0);
    f(1);
    prototyped(2);
    empty();
    none();
  }
}
