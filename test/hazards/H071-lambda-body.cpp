// H071 Body of a lambda
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: a lambda has no place for a function beside it. In the slow path it moves along.
#include "trace.h"

static auto global = [](int a) {
  if (done.load())
    return;
  Guard g;
  work(a);
};

//+static int fSlow(int a);
//+
int f(int a) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path checks the same atomic again
    return 0;
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int a) {
  auto inner = [&a] {
    if (done.load())
      return 1;
    Guard g;
    work(a);
    return 2;
  };
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return inner();
}

int main() {
  auto generic = [](auto a) {
    if (done.load())
      return;
    Guard g;
    work(a);
  };
  slowThenFast([&] {
    global(1);
    generic(2);
    std::printf("%d\n", f(3));
  });
}
