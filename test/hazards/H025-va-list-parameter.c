// H025 va_list parameter already started
// RUN: %check-marks %s --run --std=c11 -- -I%S/Inputs
// A va_list may be handed on once, as far as it has been read.
#include "trace-c.h"
#include <stdarg.h>

static int vlog(const char *s, va_list ap) { return vprintf(s, ap); }

//+static int f_slow(const char *s, va_list ap);
//+
static int f(const char *s, va_list ap) {
//         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return f_slow(s, ap);
//+}
//+
//+__attribute__((noinline)) static int f_slow(const char *s, va_list ap) {
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  return vlog(s, ap);
}

// Silent: reading from it is more than a fast path does.
static int touched(const char *s, va_list ap) {
  int n = va_arg(ap, int);
  if (atomic_load(&done))
    return n;
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
  return vlog(s, ap) + n;
}

// The caller itself is variadic, and has no fast path.
static int start(int n, const char *s, ...) {
  va_list ap;
  va_start(ap, s);
  n += f(s, ap);
  va_end(ap);
  va_start(ap, s);
  n += touched("%s\n", ap);
  va_end(ap);
  return n;
}

int main(void) {
  for (int fast = 0; fast < 2; ++fast) {
    atomic_store(&done, fast);
    printf("%d\n", start(1, "%d %s\n", 2, "three"));
  }
}
