// A coroutine has a frame of its own, and may not return what a helper returns: silence.
// RUN: %check-marks %s --std=c++20 --real-headers
#include <atomic>
#include <coroutine>
#include <mutex>

struct Task {
  struct promise_type {
    Task get_return_object() { return {}; }
    std::suspend_never initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
};

static std::mutex mu;
static std::atomic<bool> flag;

Task coroutine() {
  if (flag.load())
    co_return;
  std::lock_guard<std::mutex> lock(mu);
}
