// The 'this' of a local class is none of the function's.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any --option=FixStyle=Lambda
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

int f(int n) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return n;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return [](int n) __attribute__((noinline)) -> int {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  struct L {
    int v;
    int w() {
      return v;
    }
  } l{n};
  return l.w();
//+  }(n);
}
struct C {
  int f2(int n) {
//    ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return n;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [](int n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    struct L {
      int v;
      int w() {
        return v;
      }
    } l{n};
    return l.w();
//+    }(n);
  }
  static int f3(int n) {
//           ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return n;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [](int n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    struct L {
      int v;
      int u = v + 1;
    } l{n};
    return l.u;
//+    }(n);
  }
};
int main() {
  std::printf("%d %d %d\n", f(1), C().f2(1), C().f3(2));
}
