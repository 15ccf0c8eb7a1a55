// H149 Pragma that binds to the next declaration or to a region
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -Wno-unknown-pragmas
#include "trace.h"

// Regions hold for the helper too, which stands inside.
#pragma GCC push_options
#pragma GCC optimize("O2")
//+static void regionSlow(int a);
//+
void region(int a) {
//   ^ warning: early return of 'region' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  regionSlow(a);
//+}
//+
//+[[gnu::noinline]] static void regionSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
#pragma GCC pop_options

#ifdef __clang__
#pragma clang attribute push(__attribute__((annotate("x"))), apply_to = function)
#endif
//+static void attributedSlow(int a);
//+
void attributed(int a) {
//   ^ warning: early return of 'attributed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  attributedSlow(a);
//+}
//+
//+[[gnu::noinline]] static void attributedSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
#ifdef __clang__
#pragma clang attribute pop
#endif

#pragma GCC visibility push(hidden)
//+static void hiddenSlow(int a);
//+
void hidden(int a) {
//   ^ warning: early return of 'hidden' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  hiddenSlow(a);
//+}
//+
//+[[gnu::noinline]] static void hiddenSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
#pragma GCC visibility pop

// A pragma that names its function may stand anywhere.
#pragma weak weakly
//+static void weaklySlow(int a);
//+
void weakly(int a) {
//   ^ warning: early return of 'weakly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  weaklySlow(a);
//+}
//+
//+[[gnu::noinline]] static void weaklySlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] {
    region(1);
    attributed(2);
    hidden(3);
    weakly(4);
  });
}
