// A local or its type that has the name of a parameter.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

enum Mode { A, B };
static std::atomic<Mode> mode;
struct node {
  int v;
};
static std::atomic<node *> cur;
static int f1(int n) {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the local 'x' or its type has the name of a parameter
  int Mode = 3;
  auto x = mode.load();
  if (x == B) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + Mode + x;
}
static int f2(int node) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the local 'p' or its type has the name of a parameter
  auto *p = cur.load();
  if (p) return p->v;
//^ note: the fast path ends at this atomic check; the loaded value is returned
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return node + (p == nullptr);
}
int main() {
  std::printf("%d %d\n", f1(1), f2(1));
}
