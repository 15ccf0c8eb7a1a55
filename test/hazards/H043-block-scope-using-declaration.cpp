// H043 Block-scope using-declaration
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Without it the helper would call another function, or find none.
#include "trace.h"

namespace n {
struct Traced {
  int value;
};
inline int pick(double) { return 1; }
inline void swap(Traced &a, Traced &b) {
  int value = a.value;
  a.value = b.value;
  b.value = value;
}
} // namespace n
namespace fallback {
template <class T> void swap(T &, T &) { work(-1); }
inline int only(int n) { return n; }
} // namespace fallback
static int pick(long) { return 2; }

//+static void fSlow(n::Traced &a, n::Traced &b);
//+
void f(n::Traced &a, n::Traced &b) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  using fallback::swap;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a, b);
//+}
//+
//+[[gnu::noinline]] static void fSlow(n::Traced &a, n::Traced &b) {
//+  using fallback::swap;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  swap(a, b);
  int x = a.value, y = b.value;
  swap(x, y);
}

//+static int otherSlow();
//+
int other() {
//  ^ warning: early return of 'other' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  using fallback::only;
  using n::pick;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return otherSlow();
//+}
//+
//+[[gnu::noinline]] static int otherSlow() {
//+  using fallback::only;
//+  using n::pick;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return pick(1.5) + only(10);
}

//+static int bothSlow();
//+
// Both paths need it; the slow path does not.
int both() {
//  ^ warning: early return of 'both' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  using n::pick;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return pick(1.5);
//+  return bothSlow();
//+}
//+
//+[[gnu::noinline]] static int bothSlow() {
//+  using n::pick;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return pick(2.5) + ::pick(3);
}
//+static int fastOnlySlow(int k);
//+
int fastOnly(int k) {
//  ^ warning: early return of 'fastOnly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  using fallback::only;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return only(k);
//+  return fastOnlySlow(k);
//+}
//+
//+[[gnu::noinline]] static int fastOnlySlow(int k) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return k;
}

int main() {
  n::Traced a{4}, b{5};
  slowThenFast([&] {
    f(a, b);
    std::printf("%d %d %d %d %d\n", a.value, b.value, other(), both(), fastOnly(6));
  });
}
