// Members of a dependent base need 'this'.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any --option=FixStyle=Lambda
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

template <class T> struct P {
  T m{};
  int pf(int n) {
    return n + m;
  }
};
template <class T> struct E : P<T> {
  template <class U> int r(U n) {
//                       ^ warning: early return of 'r' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return n;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [this](std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return E::pf(n);
//+    }(n);
  }
  int s(int n) {
//    ^ warning: early return of 's' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return n;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [this](int n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return E::m + n;
//+    }(n);
  }
  int t(int n) {
//    ^ warning: early return of 't' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return n;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [this](int n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return P<T>::pf(n);
//+    }(n);
  }
};
template <class T> struct F : P<T> {
  using Q = P<T>;
  using Q::pf;
  int r(int n) {
//    ^ warning: early return of 'r' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return n;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [this](int n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return pf(n);
//+    }(n);
  }
  template <class U> int r2(U n) {
//                       ^ warning: early return of 'r2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return n;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [this](std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return pf(n) + Q::m;
//+    }(n);
  }
};
int main() {
  E<int> e;
  F<int> f;
  std::printf("%d %d %d %d %d\n", e.r(1), e.s(2), e.t(3), f.r(1), f.r2(2));
}
