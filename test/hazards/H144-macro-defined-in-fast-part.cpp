// H144 Macro defined in the fast part
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Macros know no blocks, and the order of the text does not change.
#include "trace.h"

//+static void fSlow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
#define N 4
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a + N);
#undef N
}

//+static int gSlow(int a);
//+
int g(int a) {
//  ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
#define LIMIT 10
#define CLIP(x) ((x) > LIMIT ? LIMIT : (x))
  int clipped = CLIP(a);
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return clipped;
//+  return gSlow(a);
//+}
//+
//+[[gnu::noinline]] static int gSlow(int a) {
#undef LIMIT
#define LIMIT 5
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return CLIP(a);
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d\n", g(20));
  });
}
