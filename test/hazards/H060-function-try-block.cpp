// H060 Function try block
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

void f() try {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the body is a function try block, whose handlers cover the slow path
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(1);
  throw 2;
} catch (...) {
  work(3);
}

struct S {
  int get(Traced t);
};
int S::get(Traced t) try {
//     ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: the body is a function try block, whose handlers cover the slow path
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  if (t.value > 0)
    throw t.value;
  return 4;
} catch (int n) {
  return n;
}

int main() {
  slowThenFast([] {
    f();
    std::printf("%d\n", S().get(5));
  });
}
