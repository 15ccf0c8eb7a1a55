// H143 Macro inside the slow part
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Its text stays where it is; a parameter named in an argument is a use like any other.
#include "trace.h"

#define LOCK(name) Guard name
#define CHECK(condition) (condition) ? (void)0 : (void)std::puts("failed: " #condition)
#define TWICE(n) (n) + (n)
#define USES_B work(b)

//+static int fSlow(int a, int c);
//+
int f(int a, int b, int c) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return fSlow(a, c);
//+}
//+
//+[[gnu::noinline]] static int fSlow([[maybe_unused]] int a, int c) {
  LOCK(mu);
//     ^ note: the first object that needs cleanup is declared here
  CHECK(a == 2);
  return TWICE(c);
}

//+static void gSlow(int b);
//+
// The parameter is named in the macro's body only.
void g(int a, int b) {
//   ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  gSlow(b);
//+}
//+
//+[[gnu::noinline]] static void gSlow(int b) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  USES_B;
}

int main() {
  slowThenFast([] {
    std::printf("%d\n", f(1, 2, 3));
    g(4, 5);
  });
}
