// Locals of which a local class or lambda takes the type only.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

//+static int fSlow(int k);
//+
int f(int n) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int k = n;
  if (done.load()) return k;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return fSlow(k);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int k) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  struct X {
    decltype(k) v;
  } x{3};
  return x.v;
}
//+static int f2Slow(int k);
//+
int f2(int n) {
//  ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int k = n;
  if (done.load()) return k;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow(k);
//+}
//+
//+[[gnu::noinline]] static int f2Slow(int k) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto l = [](auto x) -> decltype(k) { return x; };
  return l(3);
}
//+static int gSlow(int k);
//+
int g(int k) {
//  ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return k;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return gSlow(k);
//+}
//+
//+[[gnu::noinline]] static int gSlow(int k) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  struct X {
    decltype(k) v;
  } x{3};
  return x.v;
}
int main() {
  std::printf("%d %d %d\n", f(1), f2(2), g(3));
}
