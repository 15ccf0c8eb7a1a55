// A static local named in a lambda or a local class, which would have to capture it.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

static int f1(int n) {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: a lambda or local class names 'calls', which it would have to capture
  static int calls;
  if (n == 3) return calls;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto l = [] { return ++calls; };
  return l();
}
int main() {
  std::printf("%d %d\n", f1(1), f1(1));
}
