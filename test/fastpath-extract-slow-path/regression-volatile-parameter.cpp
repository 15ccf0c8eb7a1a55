// Volatile parameters.
// RUN: %check-marks %s --run --std=c++20 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

int f(const volatile int n) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the parameter 'n' is volatile
  if (done.load()) return n;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + 1;
}
int main() {
  std::printf("%d\n", f(1));
}
