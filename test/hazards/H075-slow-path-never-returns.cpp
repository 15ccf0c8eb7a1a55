// H075 The slow path never returns
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper is not marked noreturn: that would be one more promise to keep, for nothing.
#include "trace.h"
#include <stdexcept>
#include <string>

//+static void fSlow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  throw std::runtime_error("f " + std::to_string(a));
}

//+static int valueSlow(int a);
//+
int value(int a) {
//  ^ warning: early return of 'value' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a;
//+  return valueSlow(a);
//+}
//+
//+[[gnu::noinline]] static int valueSlow(int a) {
  std::string text = std::to_string(a);
//            ^ note: the first object that needs cleanup is declared here
  throw std::invalid_argument("value " + text);
}

struct S {
  [[noreturn]] void fail() { throw std::logic_error("member"); }
  bool member() {
//     ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return true;
//+    return memberSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] bool memberSlow() {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    fail();
  }
};

// Only a temporary has a destructor here, and that is no object of the function.
void bare() {
  if (done.load())
    return;
  throw std::runtime_error(std::string("bare"));
}

template <class F> void tell(F f) {
  try {
    f();
    std::puts("returned");
  } catch (const std::exception &e) {
    std::puts(e.what());
  }
}

int main() {
  slowThenFast([] {
    tell([] { f(1); });
    tell([] { value(2); });
    tell([] { S().member(); });
    tell([] { bare(); });
  });
}
