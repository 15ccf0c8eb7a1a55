// H007 Lambda captures a by-value class parameter by copy or by move
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Copied, moved and referred to is the caller's object, as before.
#include "trace.h"
#include <utility>

template <class F> static void post(F f) { f(); }

//+static void fSlow(Traced &s);
//+
void f(Traced s) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(s);
//+}
//+
//+[[gnu::noinline]] static void fSlow(Traced &s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  post([s = std::move(s)] { work(s.value); });
  work(s.value);
}

//+static void byCopySlow(Traced &s);
//+
void byCopy(Traced s) {
//   ^ warning: early return of 'byCopy' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  byCopySlow(s);
//+}
//+
//+[[gnu::noinline]] static void byCopySlow(Traced &s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto job = [=]() mutable { work(++s.value); };
  job();
  job();
  work(s.value);
}

//+static void byReferenceSlow(Traced &s);
//+
void byReference(Traced s) {
//   ^ warning: early return of 'byReference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  byReferenceSlow(s);
//+}
//+
//+[[gnu::noinline]] static void byReferenceSlow(Traced &s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto job = [&s] { work(++s.value); };
  job();
  work(s.value);
}

//+static int insideSlow(Traced &s);
//+
// `decltype` and `return` inside the lambda are about the lambda's own copy.
int inside(Traced s) {
//  ^ warning: early return of 'inside' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return insideSlow(s);
//+}
//+
//+[[gnu::noinline]] static int insideSlow(Traced &s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto job = [s] { return s; };
  return job().value;
}

int main() {
  slowThenFast([] {
    f(1);
    byCopy(2);
    byReference(3);
    std::printf("%d\n", inside(4));
  });
}
