// What is deprecated is used without a warning inside what is.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

[[deprecated]] int oldApi(int n) {
  return n;
}
struct [[deprecated]] OldT {
  int v = 3;
};
[[deprecated]] static int f1(int n) {
//                        ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                        ^ note: no fix-it: the slow path uses 'oldApi', which is deprecated as the function is
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return oldApi(n);
}
//+static int f2Slow(int n);
//+
[[deprecated]] static int f2(int n) {
//                        ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return oldApi(2);
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow(n);
//+}
//+
//+[[gnu::noinline]] static int f2Slow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}
struct [[deprecated]] OldC {
  int v = 3;
  [[deprecated]] int member(OldT o) {
//                   ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                   ^ note: no fix-it: the slow path uses 'OldT', which is deprecated as the function is
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return o.v;
  }
  int other(int n) {
//    ^ warning: early return of 'other' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return otherSlow(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int otherSlow(int n) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + v;
  }
};
int main() {
  std::printf("%d %d %d %d\n", f1(1), f2(2), OldC().member({}), OldC().other(3));
}
