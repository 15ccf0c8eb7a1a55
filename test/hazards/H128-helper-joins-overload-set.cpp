// H128 The helper would join an overload set
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A better match than the function called so far would be chosen silently.
#include "trace.h"

void fSlow(long a) { std::printf("mine %ld\n", a); }
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
  work(a);
}
void other() { fSlow(1); }

//+static void gSlow2(int a);
//+
// The other overload is a template, and stands behind.
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
template <class T> void gSlow(T a) { std::printf("template %d\n", static_cast<int>(a)); }

// In another namespace, but found from there once the helper is declared.
namespace n {
//+static void hSlow2(int a);
//+
void h(int a) {
//   ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  hSlow2(a);
//+}
//+
//+[[gnu::noinline]] static void hSlow2(int a) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
} // namespace n
void hSlow(double a) { std::printf("global %g\n", a); }
namespace n {
void another() { hSlow(2); }
} // namespace n

int main() {
  slowThenFast([] {
    f(1);
    other();
    g(2);
    gSlow(3);
    n::h(4);
    n::another();
  });
}
