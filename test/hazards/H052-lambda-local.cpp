// H052 Lambda or block declared before the guard, used after
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The type of a lambda has no name that a parameter could be declared with.
#include "trace.h"

void f() {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the type of the local 'bump' cannot be spelled where the helper is declared
  auto bump = [] { work(1); };
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  bump();
}

int bothPaths(int n) {
//  ^ warning: early return of 'bothPaths' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the type of the local 'twice' cannot be spelled where the helper is declared
  auto twice = [](int n) { return 2 * n; };
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return twice(n);
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return twice(n + 1);
}

void captures(int n) {
//   ^ warning: early return of 'captures' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the type of the local 'bump' cannot be spelled where the helper is declared
  auto bump = [n](int by) { return n + by; };
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(bump(2));
}

int counts() {
//  ^ warning: early return of 'counts' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the type of the local 'next' cannot be spelled where the helper is declared
  auto next = [n = 2]() mutable { return ++n; };
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  next();
  return next();
}

//+static void pointerSlow(void (*bump)(int));
//+
// A pointer to a function has a type that can be written.
void pointer() {
//   ^ warning: early return of 'pointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  void (*bump)(int) = [](int n) { work(n); };
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  pointerSlow(bump);
//+}
//+
//+[[gnu::noinline]] static void pointerSlow(void (*bump)(int)) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  bump(3);
}

//+static int unusedSlow(int n);
//+
// One that the slow path does not use stays behind.
int unused(int n) {
//  ^ warning: early return of 'unused' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto twice = [](int n) { return 2 * n; };
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return twice(n);
//+  return unusedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int unusedSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

int main() {
  slowThenFast([] {
    f();
    captures(4);
    pointer();
    std::printf("%d %d %d\n", bothPaths(5), counts(), unused(6));
  });
}
