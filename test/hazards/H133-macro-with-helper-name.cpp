// H133 A macro has the helper's name
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

#define fSlow 1
//+static void fSlow2(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow2(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow2(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a + fSlow);
}

//+static void gSlow2(int a);
//+
// Defined later, and for another configuration.
void g(int a) {
//   ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  gSlow2(a);
//+}
//+
//+[[gnu::noinline]] static void gSlow2(int a) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
#ifdef NEVER_DEFINED
#define gSlow(a) work(a)
#endif

int main() {
  slowThenFast([] {
    f(1);
    g(2);
  });
}
