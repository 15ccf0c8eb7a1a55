// The declared type of a static local or binding that is handed over as a reference.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>
#include <utility>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

static int f1(int n) {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the slow path takes the declared type of 'cache', which the helper gets by reference
  static int cache = 1;
  if (n == 3) return cache;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  decltype(cache) old = cache;
  cache = 5;
  return old;
}
static std::pair<int, int> gp{3, 4};
struct PP {
  int a, b;
};
static PP pp{3, 4};
static int f2(int n) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the slow path takes the declared type of 'a', which the helper gets by reference
  auto &[a, b] = pp;
  if (n == 3) return a;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  decltype(a) old = a;
  a = 5;
  return old;
}
int main() {
  std::printf("%d\n", f1(1));
  std::printf("%d\n", f2(1));
}
