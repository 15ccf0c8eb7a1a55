// A member declared by the name of a function type.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

typedef int Fn(int);
struct D {
  Fn f;
  int v = 2;
};
int D::f(int n) {
//     ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: the function is declared by the name of its type
  if (done.load()) return n;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + v;
}
int main() {
  std::printf("%d\n", D().f(1));
}
