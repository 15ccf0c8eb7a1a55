// H127 The helper's name is already declared
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

// The obvious name is what the slow path calls.
static void fSlow(int a) { work(a * 10); }
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
  fSlow(a);
}

//+static void gSlow3(int a);
//+
// Taken by something declared later, and the second choice too.
void g(int a) {
//   ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  gSlow3(a);
//+}
//+
//+[[gnu::noinline]] static void gSlow3(int a) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
static int gSlow = 3;
struct gSlow2 {};

class S {
public:
  void h(int a) {
//     ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    hSlow2(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] void hSlow2(int a) {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    work(a + hSlow);
  }

private:
  int hSlow = 5;
};

int main() {
  slowThenFast([] {
    f(1);
    g(gSlow);
    S().h(2);
  });
}
