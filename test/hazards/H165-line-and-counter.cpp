// H165 __LINE__, __COUNTER__ and names made of them
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Only line numbers shift.
#include "trace.h"

#define JOIN2(a, b) a##b
//                  ^ note: expanded from macro 'JOIN2'
#define JOIN(a, b) JOIN2(a, b)
//                 ^ note: expanded from macro 'JOIN'
#define SCOPED Guard JOIN(guard, __LINE__)
#define COUNTED Guard JOIN(counted, __COUNTER__)

template <class F> struct AtEnd {
  F f;
  ~AtEnd() { f(); }
};
struct Begin {
  template <class F> friend AtEnd<F> operator+(Begin, F f) { return {f}; }
};
#define SCOPE_GUARD auto JOIN(atEnd, __LINE__) = Begin() + [&]
//                       ^ note: expanded from macro 'SCOPE_GUARD'

//+static void fSlow();
//+
void f() {
//   ^ warning: early return of 'f' pays for the cleanup of 3 objects on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  fSlow();
//+}
//+
//+[[gnu::noinline]] static void fSlow() {
  SCOPE_GUARD { work(1); };
//^ note: the first object that needs cleanup is declared here
  SCOPED;
  COUNTED;
  work(__COUNTER__);
}

int main() {
  slowThenFast([] {
    f();
    work(__COUNTER__);
  });
}
