// H131 Argument-dependent lookup would find another function
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

namespace l {
struct T {
  int x;
};
void fSlow(T t) { std::printf("l::fSlow %d\n", t.x); }
} // namespace l

//+static void fSlow2(l::T t);
//+
void f(l::T t) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow2(t);
//+}
//+
//+[[gnu::noinline]] static void fSlow2(l::T t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(t.x);
}

// Two namespaces with the same function: from one, lookup sees the other's helper.
namespace l {
//+static void loadSlow(T t);
//+
void load(T t) {
//   ^ warning: early return of 'load' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  loadSlow(t);
//+}
//+
//+[[gnu::noinline]] static void loadSlow(T t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(t.x + 1);
}
} // namespace l
namespace m {
//+static void loadSlow2(l::T t);
//+
void load(l::T t) {
//   ^ warning: early return of 'load' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  loadSlow2(t);
//+}
//+
//+[[gnu::noinline]] static void loadSlow2(l::T t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(t.x + 2);
}
} // namespace m

int main() {
  slowThenFast([] {
    f({1});
    fSlow(l::T{2});
    l::load({3});
    m::load({4});
  });
}
