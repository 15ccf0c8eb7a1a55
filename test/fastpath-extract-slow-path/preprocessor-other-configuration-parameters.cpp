// Parameters that only another configuration has.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

#ifdef X
#define ONLYX(...) __VA_ARGS__
#else
#define ONLYX(...)
#endif
static int f(int n ONLYX(, int q = 3)) {
//         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the signature is not plain text of one file, but comes from a macro
  if (done.load()) return n;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n ONLYX(+q);
}
static int g(int n, ONLYX(int y = 3, ) int z = 2) {
//         ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the signature is not plain text of one file, but comes from a macro
  if (done.load()) return z;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n ONLYX(+y);
}
int main() {
  std::printf("%d %d\n", f(1), g(1));
}
