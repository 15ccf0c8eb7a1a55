// H167 C11 _Atomic plain read as the guard
// RUN: %check-marks %s --run --std=c11 -- -I%S/Inputs
// It is a load, sequentially consistent, although the language hides it.
#include "trace-c.h"

static _Atomic int state;
static int plain;

//+static void fSlow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (state)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+__attribute__((noinline)) static void fSlow(int a) {
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static int comparedSlow(int a);
//+
int compared(int a) {
//  ^ warning: early return of 'compared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (state == 1)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
//+  return comparedSlow(a);
//+}
//+
//+__attribute__((noinline)) static int comparedSlow(int a) {
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  state = 1;
  return a;
}

struct S {
  _Atomic(int *) value;
};
//+static int *throughSlow(struct S *s);
//+
static int *through(struct S *s) {
//          ^ warning: early return of 'through' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int *value = s->value;
  if (value)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return value;
//+  return throughSlow(s);
//+}
//+
//+__attribute__((noinline)) static int *throughSlow(struct S *s) {
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  s->value = &plain;
  return s->value;
}

// A plain variable is none, nor a volatile one.
static volatile int seen;
int notAtomic(int a) {
  if (plain || seen)
    return 0;
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
  return a;
}

int main(void) {
  static struct S s; // Clang 16 rejects = {0}
  for (int i = 0; i < 2; ++i) {
    f(1);
    printf("%d\n", compared(2));
    printf("%d\n", *through(&s));
    printf("%d\n", notAtomic(3));
  }
}
