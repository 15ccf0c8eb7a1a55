// H053 VLA before the guard
// RUN: %check-marks %s --run --std=c11 -- -I%S/Inputs
// Silent: the early return has given it back as well, so that the frame stays.
#include "trace-c.h"

static int f(int n) {
  char b[n];
  if (atomic_load(&done))
    return 0;
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
  b[0] = (char)n;
  return b[0];
}

//+static int behind_slow(int n);
//+
// Declared behind the guard it belongs to the helper.
static int behind(int n) {
//         ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return behind_slow(n);
//+}
//+
//+__attribute__((noinline)) static int behind_slow(int n) {
  char b[n];
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  b[0] = (char)n;
  return b[0];
}

int main(void) {
  for (int fast = 0; fast < 2; ++fast) {
    atomic_store(&done, fast);
    printf("%d %d\n", f(1), behind(2));
  }
}
