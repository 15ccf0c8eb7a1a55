// H070 co_await and co_yield in the slow path only
// RUN: %check-marks %s --run --std=c++20 -- -I%S/Inputs
// Silent: one such keyword anywhere makes a coroutine of the whole function; inside a lambda, of the lambda.
#include "trace.h"
#include <coroutine>

struct Task {
  struct promise_type {
    Task get_return_object() { return {}; }
    std::suspend_never initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    std::suspend_never yield_value(int n) {
      work(n);
      return {};
    }
    void return_void() {}
    void unhandled_exception() {}
  };
};

Task awaits(int a) {
  if (done.load())
    co_return;
  Guard g;
  co_await std::suspend_never();
  work(a);
}

Task yields(int a) {
  if (done.load())
    co_return;
  for (Guard g; a < 4; ++a)
    co_yield a;
}

//+static Task lambdaSlow(int a);
//+
Task lambda(int a) {
//   ^ warning: early return of 'lambda' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {};
//+  return lambdaSlow(a);
//+}
//+
//+[[gnu::noinline]] static Task lambdaSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto coroutine = [](int n) -> Task { co_yield n; };
  return coroutine(a);
}

int main() {
  slowThenFast([] {
    awaits(1);
    yields(2);
    lambda(5);
  });
}
