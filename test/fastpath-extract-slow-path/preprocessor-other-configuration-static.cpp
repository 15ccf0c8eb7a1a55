// Specifiers that only another configuration has.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

#ifdef X
static
#endif
    int
    f1(int n) {
//  ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the signature contains a preprocessor directive
  if (done.load()) return n;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + 1;
}
#ifdef X
[[gnu::hot]]
#endif
static int f2(int n) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the signature contains a preprocessor directive
  if (done.load()) return n;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + 1;
}
int main() {
  std::printf("%d %d\n", f1(1), f2(1));
}
