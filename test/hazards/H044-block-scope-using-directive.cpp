// H044 Block-scope using-directive changes overload silently
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Without it the helper would compile, and call the other function.
#include "trace.h"

int pick(long) { return 1; }
namespace n {
int pick(double) { return 2; }
} // namespace n
namespace m {
inline int other() { return 3; }
namespace n2 = ::n;
} // namespace m

void f() {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: a using-directive inside the function holds for the slow path as well
  using namespace n;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(pick(1.5));
}

int alias() {
//  ^ warning: early return of 'alias' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: a using-directive inside the function holds for the slow path as well
  using namespace m;
  namespace again = m::n2;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return again::pick(1.5) + other();
}

//+static int behindSlow();
//+
// Behind the guard it moves with the text.
int behind() {
//  ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return behindSlow();
//+}
//+
//+[[gnu::noinline]] static int behindSlow() {
  using namespace n;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return pick(1.5);
}

int main() {
  slowThenFast([] {
    f();
    std::printf("%d %d\n", alias(), behind());
  });
}
