// H053 alloca or array before the guard, used after
// RUN: %check-marks %s --run --std=gnu++17 -- -I%S/Inputs
// Silent: the early return has given it back as well, so that the frame stays.
#include "trace.h"

static void fill(char *b, int n) {
  for (int i = 0; i < n; ++i)
    b[i] = static_cast<char>(i);
}

void f(int n) {
  char *b = static_cast<char *>(__builtin_alloca(n));
  if (done.load())
    return;
  Guard g;
  fill(b, n);
  work(b[n - 1]);
}

void array(int n) {
  char b[8];
  if (done.load())
    return;
  Guard g;
  fill(b, n);
  work(b[n - 1]);
}

// Memory from elsewhere is no frame.
static char buffer[8];
//+static void pointerSlow(int n, char *b);
//+
void pointer(int n) {
//   ^ warning: early return of 'pointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  char *b = buffer;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  pointerSlow(n, b);
//+}
//+
//+[[gnu::noinline]] static void pointerSlow(int n, char *b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  fill(b, n);
  work(b[n - 1]);
}

int main() {
  slowThenFast([] {
    f(1);
    array(2);
    pointer(3);
  });
}
