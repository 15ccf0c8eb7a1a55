// H037 Non-trivial object before the guard
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: the early return cleans up as well: the frame stays, and the call would be no tail call.
#include "trace.h"
#include <memory>

void f() {
  Guard t;
  if (done.load())
    return;
  Guard g;
  work(1);
}

#define TRACE_FUNCTION() Guard trace
void inMacro() {
  TRACE_FUNCTION();
  if (done.load())
    return;
  Guard g;
  work(2);
}

void prolonged() {
  const Traced &t = Traced(3);
  if (done.load())
    return;
  Guard g;
  work(t.value);
}

static std::shared_ptr<int> ready;
static std::shared_ptr<int> find() { return ready; }
int inCondition() {
  if (auto p = find(); p && done.load())
    return *p;
  Guard g;
  return 4;
}

// One whose life ends in front of the guard costs no less.
void ended() {
  { Guard t; }
  if (done.load())
    return;
  Guard g;
  work(5);
}

// No destructor to run.
struct Trivial {
  Trivial() = default;
  int n = 6;
};
//+static void trivialSlow(Trivial t);
//+
void trivial() {
//   ^ warning: early return of 'trivial' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  Trivial t;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  trivialSlow(t);
//+}
//+
//+[[gnu::noinline]] static void trivialSlow(Trivial t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(t.n);
}

int main() {
  ready = std::make_shared<int>(7);
  slowThenFast([] {
    f();
    inMacro();
    prolonged();
    std::printf("%d\n", inCondition());
    ended();
    trivial();
  });
}
