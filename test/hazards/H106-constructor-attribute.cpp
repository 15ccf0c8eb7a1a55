// H106 Functions that run at startup or exit by an attribute
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A copy of the attribute would make the helper run then too.
#include "trace.h"

//+static void beforeSlow();
//+
__attribute__((constructor)) void before() {
//                                ^ warning: early return of 'before' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  beforeSlow();
//+}
//+
//+[[gnu::noinline]] static void beforeSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(1);
}

//+static void afterSlow();
//+
[[gnu::destructor(200)]] static void after() {
//                                   ^ warning: early return of 'after' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  afterSlow();
//+}
//+
//+[[gnu::noinline]] static void afterSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(2);
}

#define AT_START __attribute__((constructor, noinline))
//+static void macroSlow();
//+
AT_START static void macro() {
//                   ^ warning: early return of 'macro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  macroSlow();
//+}
//+
//+[[gnu::noinline]] static void macroSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(3);
}

// Behind the declarator, on a declaration of its own.
void declared() __attribute__((constructor));
//+static void declaredSlow();
//+
void declared() {
//   ^ warning: early return of 'declared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  declaredSlow();
//+}
//+
//+[[gnu::noinline]] static void declaredSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(4);
}

int main() {
  std::puts("main");
  slowThenFast([] {
    before();
    after();
    macro();
    declared();
  });
  done = false;
}
