// H022 Function-type parameter
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A parameter of function type is a pointer, but is written around its name.
#include "trace.h"

//+static void fSlow(int cb(int));
//+
void f(int cb(int)) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(cb);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int cb(int)) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(cb(1));
}

struct Caller {
  int twice(int n) { return 2 * n; }
  int call(int (*pointer)(int, int), int (&reference)(int), int (Caller::*member)(int)) {
//    ^ warning: early return of 'call' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return callSlow(pointer, reference, member);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int callSlow(int (*pointer)(int, int), int (&reference)(int), int (Caller::*member)(int)) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return pointer(1, 2) + reference(3) + (this->*member)(4);
  }
};

//+static int nestedSlow(int (*make(int a, int b))(int c), void (*quiet)() noexcept, auto (*late)(int)->int);
//+
// Returns a function, has an exception specification, has parameters of its own that have names.
int nested(int (*make(int a, int b))(int c), void (*quiet)() noexcept, auto (*late)(int)->int) {
//  ^ warning: early return of 'nested' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return nestedSlow(make, quiet, late);
//+}
//+
//+[[gnu::noinline]] static int nestedSlow(int (*make(int a, int b))(int c), void (*quiet)() noexcept, auto (*late)(int)->int) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  quiet();
  return make(1, 2)(3) + late(4);
}

static int twice(int n) { return 2 * n; }
static int add(int a, int b) { return a + b; }
static int (*make(int, int))(int) { return twice; }
static void quiet() noexcept { work(0); }

int main() {
  slowThenFast([] {
    f(twice);
    std::printf("%d\n", Caller().call(add, twice, &Caller::twice));
    std::printf("%d\n", nested(make, quiet, twice));
  });
}
