// H156 Comments that suppress warnings of clang-tidy
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The comments about other checks stay with their lines; those about this one are at the function's name.
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
  // NOLINTNEXTLINE(other-check)
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a); // NOLINT(other-check)
}

//+static void behindGuardSlow(int a);
//+
void behindGuard(int a) {
//   ^ warning: early return of 'behindGuard' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; // NOLINT(readability-braces-around-statements)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  behindGuardSlow(a);
//+}
//+
//+[[gnu::noinline]] static void behindGuardSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void aboveSlow(int a);
//+
// NOLINTNEXTLINE(other-check)
void above(int a) {
//   ^ warning: early return of 'above' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  aboveSlow(a);
//+}
//+
//+[[gnu::noinline]] static void aboveSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

void suppressed(int a) { // NOLINT(fastpath-extract-slow-path)
  if (done.load())
    return;
  Guard g;
  work(a);
}

// NOLINTBEGIN
void between(int a) {
  if (done.load())
    return;
  Guard g;
  work(a);
}
// NOLINTEND

int main() {
  slowThenFast([] {
    f(1);
    behindGuard(2);
    above(3);
    suppressed(4);
    between(5);
  });
}
