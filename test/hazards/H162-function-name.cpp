// H162 __func__ and __PRETTY_FUNCTION__
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper has another name, and what the program prints would change.
#include "trace.h"

void f() {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path asks for the name of its function
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::puts(__func__);
}

void pretty(int a) {
//   ^ warning: early return of 'pretty' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path asks for the name of its function
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::puts(__PRETTY_FUNCTION__);
  work(a);
}

const char *gnu() {
//          ^ warning: early return of 'gnu' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//          ^ note: no fix-it: the slow path asks for the name of its function
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return "";
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return __FUNCTION__;
}

//+static void beforeSlow();
//+
// In the fast path nothing changes.
void before(const char **name) {
//   ^ warning: early return of 'before' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  *name = __func__;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  beforeSlow();
//+}
//+
//+[[gnu::noinline]] static void beforeSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(1);
}

// In an assertion only a message for people does; see IgnoreFunctionNameInMacros.
#define CHECK(c) (c) ? (void)0 : (void)std::printf("%s failed in %s\n", #c, __func__)
//+static void assertedSlow(int a);
//+
void asserted(int a) {
//   ^ warning: early return of 'asserted' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  assertedSlow(a);
//+}
//+
//+[[gnu::noinline]] static void assertedSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  CHECK(a > 0);
  work(a);
}

int main() {
  slowThenFast([] {
    const char *name;
    f();
    pretty(1);
    std::puts(gnu());
    before(&name);
    std::puts(name);
    asserted(2);
  });
}
