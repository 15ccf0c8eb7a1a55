// H024 C-style variadic function
// RUN: %check-marks %s --run --std=c11 -- -I%S/Inputs
// The arguments behind `...` cannot be passed on.
#include "trace-c.h"
#include <stdarg.h>

int f(int n, ...) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the arguments of a variadic function cannot be passed on
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  va_list ap;
  va_start(ap, n);
  int sum = 0;
  while (n-- > 0)
    sum += va_arg(ap, int);
  va_end(ap);
  return sum;
}

// Not even where the slow path does not look at them.
void ignored(const char *format, ...) {
//   ^ warning: early return of 'ignored' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the arguments of a variadic function cannot be passed on
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  puts(format);
}

int main(void) {
  for (int fast = 0; fast < 2; ++fast) {
    atomic_store(&done, fast);
    printf("%d\n", f(3, 1, 2, 3));
    ignored("text", 4);
  }
}
