// H081 decltype(auto) as the return type
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// It cannot be written out: `return (x);` is another type than `return x;`.
#include "trace.h"

static int object = 1;
static int &glob() { return object; }

decltype(auto) f() {
//             ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//             ^ note: no fix-it: the return type is deduced, and cannot be spelled where the helper is declared
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return glob();
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return glob();
}

decltype(auto) parentheses() {
//             ^ warning: early return of 'parentheses' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//             ^ note: no fix-it: the return type is deduced, and cannot be spelled where the helper is declared
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return (object);
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ++object;
  return (object);
}

struct S {
  template <class T> static decltype(auto) generic(T &t) {
//                                         ^ warning: early return of 'generic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                                         ^ note: no fix-it: the return type is deduced, and cannot be spelled where the helper is declared
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return (t.value);
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return (t.value);
  }
  int value = 2;
};

//+static decltype(glob()) plainSlow();
//+
// decltype of something else is a type like any other.
decltype(glob()) plain() {
//               ^ warning: early return of 'plain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return object;
//+  return plainSlow();
//+}
//+
//+[[gnu::noinline]] static decltype(glob()) plainSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return object;
}

int main() {
  slowThenFast([] {
    f() += 10;
    parentheses() += 100;
    plain() += 1000;
    S s;
    S::generic(s) += 10000;
    std::printf("%d %d\n", object, s.value);
  });
}
