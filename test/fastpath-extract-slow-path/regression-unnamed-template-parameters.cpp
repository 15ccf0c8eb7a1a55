// Without a name to pass them on by, all instances would share one helper and its static locals.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

template <class = void> int f1(int n) {
//                          ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                          ^ note: no fix-it: a template parameter has no name to pass it on by
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static int calls;
  return ++calls + n;
}
template <int> int f2(int n) {
//                 ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                 ^ note: no fix-it: a template parameter has no name to pass it on by
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static int calls;
  return ++calls + n;
}
int main() {
  std::printf("%d %d %d\n", f1(1), f2<1>(1), f2<2>(1));
}
