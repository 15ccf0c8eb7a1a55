// Something with a destructor is alive at the guard: the load's own result, or a condition variable.
// RUN: %check-marks %s --std=c++20 --real-headers
#include <atomic>
#include <memory>
#include <mutex>

static std::mutex mu;
static std::atomic<std::shared_ptr<int>> snapshot;

int conditionVariable() {
  if (auto current = snapshot.load())
    return *current;
  std::lock_guard<std::mutex> lock(mu);
  return 1;
}

int temporary() {
  if (snapshot.load() != nullptr)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return 1;
}
