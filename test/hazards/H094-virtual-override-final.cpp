// H094 virtual, override, final
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -Wsuggest-override
// The helper is no virtual function, and so none of the three.
#include "trace.h"

struct B {
  virtual void f(int a) {
//             ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
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
  virtual int g(int a) const = 0;
//+
//+private:
//+  int gSlow(int a) const;
//+
//+public:
  virtual ~B() = default;
};

// A pure virtual function may have a body.
int B::g(int a) const {
//     ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return gSlow(a);
//+}
//+
//+[[gnu::noinline]] int B::gSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

struct D : B {
  void f(int a) override {
//     ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; the slow path checks the same atomic again
      return;
//+    fSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] void fSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    B::f(a + 1);
  }
//+
//+public:
  int g(int a) const final;
//+
//+private:
//+  int gSlow(int a) const;
};

int D::g(int a) const {
//     ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path checks the same atomic again
    return 1;
//+  return gSlow(a);
//+}
//+
//+[[gnu::noinline]] int D::gSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return B::g(a) + 1;
}

#define OVERRIDE override
class Last final : public D {
public:
  virtual void f(int) OVERRIDE final;
//+
//+private:
//+  void fSlow(int);
};

void Last::f(int a) {
//         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path checks the same atomic again
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void Last::fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  D::f(a + 1);
}

int main() {
  slowThenFast([] {
    Last last;
    B &b = last;
    b.f(1);
    std::printf("%d\n", b.g(2));
  });
}
