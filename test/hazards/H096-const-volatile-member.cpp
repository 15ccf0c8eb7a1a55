// H096 const and volatile members
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

struct S {
  void f(int a) const volatile;
//+
//+private:
//+  void fSlow(int a) const volatile;
//+
//+public:
  int g(int a) const;
//+
//+private:
//+  int gSlow(int a) const;
//+
//+public:
  int g(int a) volatile;
//+
//+private:
//+  int gSlow2(int a) volatile;
//+
//+public:
  volatile int n = 1;
};

void S::f(int a) const volatile {
//      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void S::fSlow(int a) const volatile {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a + n);
}

int S::g(int a) const {
//     ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path checks the same atomic again
    return 0;
//+  return gSlow(a);
//+}
//+
//+[[gnu::noinline]] int S::gSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  f(a);
  return a;
}

int S::g(int a) volatile {
//     ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
//+  return gSlow2(a);
//+}
//+
//+[[gnu::noinline]] int S::gSlow2(int a) volatile {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n = a;
}

// Where the trailing qualifier comes from a macro.
#define READ_ONLY const
struct M {
  int f(int a) READ_ONLY {
//    ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return fSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int fSlow(int a) READ_ONLY {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a;
  }
};

int main() {
  const S c;
  volatile S v;
  slowThenFast([&] {
    c.f(1);
    std::printf("%d %d\n", c.g(2), v.g(3));
    v.f(4);
    std::printf("%d\n", M().f(5));
  });
}
