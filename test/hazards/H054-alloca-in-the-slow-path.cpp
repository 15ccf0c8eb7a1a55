// H054 alloca in the slow part only
// RUN: %check-marks %s --run --std=gnu++17 -- -I%S/Inputs
// Its life ends with the helper, as it ended with the function.
#include "trace.h"

static int sum(const char *b, int n) {
  int total = 0;
  for (int i = 0; i < n; ++i)
    total += b[i];
  return total;
}

//+static void fSlow(int n);
//+
void f(int n) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(n);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  char *b = static_cast<char *>(__builtin_alloca(n));
  for (int i = 0; i < n; ++i)
    b[i] = 2;
  work(sum(b, n));
}

//+static int arraySlow(int n);
//+
int array(int n) {
//  ^ warning: early return of 'array' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return arraySlow(n);
//+}
//+
//+[[gnu::noinline]] static int arraySlow(int n) {
  char b[64] = {};
  b[n] = 3;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return sum(b, 64);
}

int main() {
  slowThenFast([] {
    f(100);
    std::printf("%d\n", array(1));
  });
}
