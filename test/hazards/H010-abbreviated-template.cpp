// H010 auto&& and other parameters of an abbreviated template
// RUN: %check-marks %s --run --std=c++20 -- -I%S/Inputs
// `auto &&` forwards what it was given; `auto` becomes `auto &`, as the type may be of any kind.
#include "trace.h"
#include <utility>

static void store(const Traced &t) { std::printf("lvalue %d\n", t.value); }
static void store(Traced &&t) { Traced taken(std::move(t)); }

//+[[gnu::noinline]] void fSlow(auto &&t);
//+
void f(auto &&t) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(static_cast<decltype(t) &&>(t));
//+}
//+
//+[[gnu::noinline]] void fSlow(auto &&t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  store(std::forward<decltype(t)>(t));
}

//+[[gnu::noinline]] int mixedSlow(auto &value, const auto &reference, auto *pointer);
//+
int mixed(auto value, const auto &reference, auto *pointer) {
//  ^ warning: early return of 'mixed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return mixedSlow(value, reference, pointer);
//+}
//+
//+[[gnu::noinline]] int mixedSlow(auto &value, const auto &reference, auto *pointer) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  value.value += reference;
  return value.value + *pointer;
}

struct Queue {
  template <class R> R push(int first, auto &&...rest) {
//                     ^ warning: early return of 'push' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return R(0);
//+    return pushSlow<R>(first, static_cast<decltype(rest) &&>(rest)...);
//+  }
//+
//+private:
//+  template <class R> [[gnu::noinline]] R pushSlow(int first, auto &&...rest) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    (store(std::forward<decltype(rest)>(rest)), ...);
    return R(first);
  }
};

int main() {
  Traced t(1);
  int n = 2;
  slowThenFast([&] {
    f(t);
    f(Traced(3));
    std::printf("%d\n", mixed(t, 4, &n));
    std::printf("%d\n", Queue().push<int>(5, t, Traced(6)));
  });
}
