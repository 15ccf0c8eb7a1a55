/* What trace.h has, for C. */
#ifndef TRACE_C_H
#define TRACE_C_H
#include <stdatomic.h>
#include <stdio.h>

static atomic_bool done;

static inline void work(int n) { printf("work %d\n", n); }

/* `int guard __attribute__((cleanup(endGuard))) = beginGuard();` is the object that needs cleanup. */
static inline int beginGuard(void) {
  puts("guard begins");
  return 0;
}

static inline void endGuard(int *guard) {
  (void)guard;
  puts("guard ends");
}

#endif
