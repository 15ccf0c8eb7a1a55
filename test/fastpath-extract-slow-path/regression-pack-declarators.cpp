// Packs whose dots stand inside of the declarator.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

//+template <int... I> [[gnu::noinline]] int fSlow(const int (&...a)[I]);
//+
template <int... I> int f(const int (&...a)[I]) {
//                      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return fSlow<I...>(a...);
//+}
//+
//+template <int... I> [[gnu::noinline]] int fSlow(const int (&...a)[I]) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return (0 + ... + a[0]);
}
//+template <class... A> [[gnu::noinline]] int f2Slow(int (*...a)(A));
//+
template <class... A> int f2(int (*...a)(A)) {
//                        ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow<A...>(a...);
//+}
//+
//+template <class... A> [[gnu::noinline]] int f2Slow(int (*...a)(A)) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return (0 + ... + a(1));
}
int one(int n) {
  return n;
}
int main() {
  int x[2] = {1, 2}, y[3] = {3};
  std::printf("%d %d\n", f(x, y), f2(one, one));
}
