// What the slow path assigns to and never reads is marked, as compilers warn of such parameters.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;
static std::atomic<int> state;

//+static int f1Slow(int s);
//+
static int f1() {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int s = state.load();
  if (s == 1) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f1Slow(s);
//+}
//+
//+[[gnu::noinline]] static int f1Slow([[maybe_unused]] int s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  s = 2;
  state.store(2);
  return 1;
}
//+static int f2Slow(int n);
//+
static int f2(int n) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (n == 0) return 1;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow(n);
//+}
//+
//+[[gnu::noinline]] static int f2Slow([[maybe_unused]] int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  n = 2;
  state.store(2);
  return 1;
}
int main() {
  std::printf("%d %d\n", f1(), f2(4));
}
