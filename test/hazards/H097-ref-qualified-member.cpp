// H097 Ref-qualified members
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// `*this` is an lvalue inside: `&` stays, a helper with `&&` could not be called.
#include "trace.h"
#include <utility>

struct S {
  void f(int a) && {
//     ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    fSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] void fSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  }
//+
//+public:
  int g(int a) &;
//+
//+private:
//+  int gSlow(int a) &;
//+
//+public:
  int g(int a) const &;
//+
//+private:
//+  int gSlow2(int a) const &;
//+
//+public:
  int g(int a) &&;
//+
//+private:
//+  int gSlow3(int a);
//+
//+public:
  int h(int a) const &&noexcept;
//+
//+private:
//+  int hSlow(int a) const noexcept;
//+
//+public:
  int n = 1;
};

int S::g(int a) & {
//     ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return gSlow(a);
//+}
//+
//+[[gnu::noinline]] int S::gSlow(int a) & {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n += a;
}

int S::g(int a) const & {
//     ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
//+  return gSlow2(a);
//+}
//+
//+[[gnu::noinline]] int S::gSlow2(int a) const & {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + a;
}

int S::g(int a) && {
//     ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 2;
//+  return gSlow3(a);
//+}
//+
//+[[gnu::noinline]] int S::gSlow3(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n * a;
}

int S::h(int a) const &&noexcept {
//     ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 3;
//+  return hSlow(a);
//+}
//+
//+[[gnu::noinline]] int S::hSlow(int a) const noexcept {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + a;
}

int main() {
  S s;
  slowThenFast([&] {
    std::move(s).f(1);
    std::printf("%d\n", s.g(2));
    std::printf("%d\n", std::as_const(s).g(3));
    std::printf("%d %d\n", std::move(s).g(4), S().h(5));
  });
}
