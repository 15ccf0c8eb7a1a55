// H065 Destructor
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: members and bases are destroyed behind the body, so that there is nothing to jump to.
#include "trace.h"

struct S {
  ~S() {
    if (done.load())
      return;
    Guard g;
    work(1);
  }
  // What destructors often call is a function like any other.
  void close() noexcept {
//     ^ warning: early return of 'close' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    closeSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] void closeSlow() noexcept {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(2);
  }
};

struct Base {
  virtual ~Base();
};
struct Derived final : Base {
  ~Derived() override;
  Traced member{3};
};

Base::~Base() {
  if (done.load())
    return;
  Guard g;
  work(4);
}

Derived::~Derived() {
  if (done.load())
    return;
  Guard g;
  work(5);
}

int main() {
  slowThenFast([] {
    S().close();
    Derived d;
  });
}
