// H169 The tail call takes the function out of stack traces
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -Wno-attributes
// That is documented; `disable_tail_calls` on the original keeps its frame on the slow path.
#include "trace.h"

static std::atomic<int> c{0};
int crash(int a) { return a; }

//+static int fSlow(int a);
//+
int f(int a) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int v = c.load()) return v;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return crash(a);
}

//+static int seenSlow(int a);
//+
[[clang::disable_tail_calls]] int seen(int a) {
//                                ^ warning: early return of 'seen' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int v = c.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return v;
//+  return seenSlow(a);
//+}
//+
//+[[gnu::noinline]] static int seenSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return crash(a);
}

int main() {
  for (int i = 0; i < 2; ++i) {
    std::printf("%d ", f(1));
    std::printf("%d\n", seen(2));
    c = 5;
  }
}
