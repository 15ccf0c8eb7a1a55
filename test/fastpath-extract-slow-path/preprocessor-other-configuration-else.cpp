// A conditional behind the guard goes on with it.
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
//         ^ note: no fix-it: a conditional directive spans the place to split at
  if (done.load()) return n;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
#ifdef X
  else
    return 5;
#endif
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + 1;
}
static int f2(int n) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: a conditional directive spans the place to split at
#ifdef X
  if (n) {
#endif
    if (done.load()) return n;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
#ifdef X
  }
#endif
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + 1;
}
int main() {
  std::printf("%d %d\n", f1(1), f2(1));
}
