// A local that only another configuration has.
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
static int f1(int n) {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: another configuration may declare 'dbg' in the fast path and use it in the slow path
#ifdef X
  int dbg = 5;
#endif
  if (done.load()) return n;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
#ifdef X
  n += dbg;
#endif
  return n;
}
static int f2(int n) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: another configuration may declare 'j' in the fast path and use it in the slow path
  ONLYX(int j = 4;)
  if (done.load()) return n;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ONLYX(n += j;)
  return n;
}
int main() {
  std::printf("%d %d\n", f1(1), f2(1));
}
