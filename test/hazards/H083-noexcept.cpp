// H083 noexcept
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Without it on the helper the original would need a frame, to terminate the program in.
#include "trace.h"
#include <utility>

//+static void fSlow(int a) noexcept;
//+
void f(int a) noexcept {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) noexcept {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
  work(a + 1);
}

static constexpr bool quiet = false;
//+static int conditionalSlow(int a) noexcept(quiet);
//+
int conditional(int a) noexcept(quiet) {
//  ^ warning: early return of 'conditional' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return conditionalSlow(a);
//+}
//+
//+[[gnu::noinline]] static int conditionalSlow(int a) noexcept(quiet) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  if (a > 1)
    throw a;
  return a;
}

class S {
public:
  auto member(int a) const &noexcept -> int;
//+
//+private:
//+  auto memberSlow(int a) const &noexcept -> int;
//+
//+public:
  static void fixed(int a) noexcept(true) {
//            ^ warning: early return of 'fixed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    fixedSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static void fixedSlow(int a) noexcept(true) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  }
};

auto S::member(int a) const &noexcept -> int {
//      ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow(a);
//+}
//+
//+[[gnu::noinline]] auto S::memberSlow(int a) const &noexcept -> int {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

// Said only by the macro that the project has for it.
#define NOTHROW noexcept
//+static void macroSlow(int a) NOTHROW;
//+
void macro(int a) NOTHROW {
//   ^ warning: early return of 'macro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  macroSlow(a);
//+}
//+
//+[[gnu::noinline]] static void macroSlow(int a) NOTHROW {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  static_assert(noexcept(f(1)) && !noexcept(conditional(1)) && noexcept(S().member(1)));
  slowThenFast([] {
    f(1);
    try {
      std::printf("%d\n", conditional(1));
      std::printf("%d\n", conditional(2));
    } catch (int n) {
      std::printf("caught %d\n", n);
    }
    std::printf("%d\n", S().member(3));
    S::fixed(4);
    macro(5);
  });
}
