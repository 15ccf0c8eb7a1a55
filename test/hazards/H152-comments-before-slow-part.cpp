// H152 Comments between guard and slow part
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// They stay with the slow path.
#include "trace.h"

//+static void fSlow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  // Slow path: take the lock.
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void spacedSlow(int a);
//+
void spaced(int a) {
//   ^ warning: early return of 'spaced' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  spacedSlow(a);
//+}
//+
//+[[gnu::noinline]] static void spacedSlow(int a) {

  /* Slow path:
   * take the lock. */

  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void flushSlow(int a);
//+
void flush(int a) {
//   ^ warning: early return of 'flush' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  flushSlow(a);
//+}
//+
//+[[gnu::noinline]] static void flushSlow(int a) {
// A comment without indentation.
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] {
    f(1);
    spaced(2);
    flush(3);
  });
}
