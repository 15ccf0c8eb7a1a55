// H047 Condition variable with else
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: the slow path is not what follows the guard, but nested in it.
#include "trace.h"

static std::atomic<int> st{0};
static int init(int v) { return v + 10; }

int f() {
  if (int v = st.load())
    return v;
  else {
    Guard g;
    return init(v);
  }
}

int chain(int n) {
  if (st.load() > n)
    return 1;
  else if (n > 5)
    return 2;
  Guard g;
  return 3;
}

//+static int neighbourSlow();
//+
// Without the `else` it is.
int neighbour() {
//  ^ warning: early return of 'neighbour' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int v = st.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return v;
//+  return neighbourSlow();
//+}
//+
//+[[gnu::noinline]] static int neighbourSlow() {
  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return init(0);
  }
}

int main() {
  for (st = 0; st < 4; st = st + 2)
    std::printf("%d %d %d\n", f(), chain(1), neighbour());
}
