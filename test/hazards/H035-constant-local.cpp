// H035 Local constant used in a constant expression
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A parameter is no constant: with one for a bound GCC would silently make a variable-length array.
// The declaration is repeated in the helper, unless it would be left unused in the fast path.
#include "trace.h"

static int fill(int (&b)[4]) { return b[0] = 4; }
template <int N> int times(int n) { return N * n; }

void f() {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: 'N' is declared in the fast path, but used in the slow path only
  constexpr int N = 4;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  int b[N] = {};
  work(fill(b));
}

//+static int bothSlow(int n);
//+
// `const` with a constant value is one too; it is used on both paths here, as a value and in types.
int both(int n) {
//  ^ warning: early return of 'both' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const int size = 2;
  constexpr unsigned mask = 1U << size;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n + size + static_cast<int>(mask);
//+  return bothSlow(n);
//+}
//+
//+[[gnu::noinline]] static int bothSlow(int n) {
//+  const int size = 2;
//+  constexpr unsigned mask = 1U << size;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  switch (n) {
  case size:
    return times<mask>(n);
  default:
    return static_cast<int>(mask);
  }
}

//+static int computedSlow(const int size);
//+
// A `const` local that is computed is a value like any other.
int computed(int n) {
//  ^ warning: early return of 'computed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const int size = n + 1;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return computedSlow(size);
//+}
//+
//+[[gnu::noinline]] static int computedSlow(const int size) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return size;
}

// One that is an object, not only a value.
struct S {
  int addressed(int n) {
//    ^ warning: early return of 'addressed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: 'table' is declared in the fast path, but used in the slow path only
    static constexpr int table[] = {5, 6};
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    const int *p = table;
    return p[n];
  }
  int twoObjects(int n) {
//    ^ warning: early return of 'twoObjects' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: the static constant 'table' would become two objects
    static constexpr int table[] = {7, 8};
    const int *p = table;
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return *p;
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    p = table;
    return p[n];
  }
};

int main() {
  slowThenFast([] {
    f();
    std::printf("%d %d %d %d\n", both(2), both(3), computed(4), S().addressed(1) + S().twoObjects(1));
  });
}
