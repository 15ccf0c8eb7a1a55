// H051 Cheap statements between guard and first RAII object
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The split is right behind the guard, so that no local has to cross it.
#include "trace.h"

static std::atomic<int> st{0};
static int misses = 0;
static int pick() { return 2; }

//+static int fSlow();
//+
int f() {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int v = st.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return v;
//+  return fSlow();
//+}
//+
//+[[gnu::noinline]] static int fSlow() {
  ++misses;
  int n = pick();
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int declaredSlow(int k);
//+
// What cannot cross the split may be declared there: a type, a constant, an array, a lambda.
int declared(int k) {
//  ^ warning: early return of 'declared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return k;
//+  return declaredSlow(k);
//+}
//+
//+[[gnu::noinline]] static int declaredSlow(int k) {
  struct T {
    int x;
  };
  using std::printf;
  constexpr int N = 2;
  int b[N] = {k, 3};
  auto bump = [&](int by) { b[0] += by; };
  auto &[first, second] = b;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  bump(4);
  T t{first + second};
  printf("%d\n", t.x);
  return b[0];
}

int main() {
  slowThenFast([] {
    std::printf("%d %d\n", f(), declared(5));
    st = 6;
  });
  std::printf("%d misses\n", misses);
}
