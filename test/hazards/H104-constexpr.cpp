// H104 constexpr and consteval
// RUN: %check-marks %s --run --std=c++20 -- -I%S/Inputs
// A constexpr function may call its helper only if that is constexpr too; a consteval one never runs.
#include "trace.h"
#include <type_traits>

struct Cheap {
  constexpr explicit Cheap(int n) : n(n) {}
  constexpr ~Cheap() {
    if (!std::is_constant_evaluated())
      std::puts("cheap ends");
  }
  int n;
};

constexpr int f(int a) {
//            ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//            ^ note: no fix-it: a constexpr function may not call a helper that is not
  if (std::is_constant_evaluated())
    return a;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Cheap c(a);
//      ^ note: the first object that needs cleanup is declared here
  return c.n + 1;
}

struct S {
  template <class T> constexpr T member(T a) const {
//                               ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                               ^ note: no fix-it: a constexpr function may not call a helper that is not
    if (!std::is_constant_evaluated() && done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    Cheap c(a);
//        ^ note: the first object that needs cleanup is declared here
    return c.n + 2;
  }
};

consteval int immediate(int a) {
  if (!std::is_constant_evaluated() && done.load())
    return 0;
  Cheap c(a);
  return c.n;
}

//+static int plainSlow(int a);
//+
int plain(int a) {
//  ^ warning: early return of 'plain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return plainSlow(a);
//+}
//+
//+[[gnu::noinline]] static int plainSlow(int a) {
  Cheap c(a);
//      ^ note: the first object that needs cleanup is declared here
  return c.n + 3;
}

int main() {
  static_assert(f(1) == 1 && S().member(1) == 3);
  slowThenFast([] { std::printf("%d %d %d %d\n", f(1), S().member(2), immediate(3), plain(4)); });
}
