// H146 Different configurations see different functions
// RUN: %check-marks %s --run --std=c++17 --tag=a -- -I%S/Inputs -DA
// RUN: %check-marks %s --run --std=c++17 --tag=b --any-fix-text -- -I%S/Inputs
#include "trace.h"

// A declaration that the other configuration does not need is harmless in a class.
struct S {
  void f(int a);
//+
//+private:
//+  void fSlow(int a);
//+
//+public:
  std::atomic<bool> ok{false};
};

#ifdef A
void S::f(int a) {
//      ^ warning(a): early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ok.load())
//^ note(a): the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void S::fSlow(int a) {
  Guard g;
//      ^ note(a): the first object that needs cleanup is declared here
  work(a);
}
#else
void S::f(int a) { work(a + 1); }
#endif

// A function's helper is declared where the function is, within the conditional.
#ifdef A
//+static void gSlow(int a);
//+
/// The usual one.
static void g(int a) {
//          ^ warning(a): early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note(a): the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  gSlow(a);
//+}
//+
//+[[gnu::noinline]] static void gSlow(int a) {
  Guard guard;
//      ^ note(a): the first object that needs cleanup is declared here
  work(a);
}
#else
static void g(int a) {
//          ^ warning(b): early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note(b): the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard guard;
//      ^ note(b): the first object that needs cleanup is declared here
  work(-a);
}
#endif

int main() {
  S s;
  slowThenFast([&] {
    s.f(1);
    g(2);
  });
}
