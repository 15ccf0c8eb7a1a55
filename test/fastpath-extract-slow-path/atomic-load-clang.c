// What counts as an atomic load: C11's, and Clang's own builtins.
// RUN: %check-marks-clang %s --any-fix-text
#include <stdatomic.h>

static _Atomic int number;
static _Atomic(int) parenthesised;
static atomic_flag busy;
static void release(int *lock) { *lock = 0; }
static int value;

int implicitRead(void) {
//  ^ warning: early return of 'implicitRead' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (number)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return value + lock;
}

int comparedRead(int wanted) {
//  ^ warning: early return of 'comparedRead' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (parenthesised >= wanted)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return value + lock;
}

int genericFunction(void) {
//  ^ warning: early return of 'genericFunction' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&number))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return value + lock;
}

int explicitOrder(void) {
//  ^ warning: early return of 'explicitOrder' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load_explicit(&number, memory_order_relaxed))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return value + lock;
}

int clangBuiltin(void) {
//  ^ warning: early return of 'clangBuiltin' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__c11_atomic_load(&number, __ATOMIC_ACQUIRE))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return value + lock;
}

int written(void) {
  if (atomic_flag_test_and_set(&busy) || number++)
    return 0;
  int lock __attribute__((cleanup(release))) = 1;
  return value + lock;
}
