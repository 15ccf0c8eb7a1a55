// H069 Coroutine
// RUN: %check-marks %s --run --std=c++20 -- -I%S/Inputs
// Silent: a coroutine cannot return what a helper returns, and pays for its own frame anyway.
#include "trace.h"
#include <coroutine>

struct Task {
  struct promise_type {
    Task get_return_object() { return {}; }
    std::suspend_never initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
};

Task f(int a) {
  if (done.load())
    co_return;
  Guard g;
  work(a);
}

struct S {
  template <class T> Task member(T a) {
    if (done.load())
      co_return;
    Guard g;
    work(a);
  }
};

//+static Task startsSlow(int a);
//+
// Returns a task, but is no coroutine.
Task starts(int a) {
//   ^ warning: early return of 'starts' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path checks the same atomic again
    return {};
//+  return startsSlow(a);
//+}
//+
//+[[gnu::noinline]] static Task startsSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return f(a);
}

int main() {
  slowThenFast([] {
    f(1);
    S().member(2);
    starts(3);
  });
}
