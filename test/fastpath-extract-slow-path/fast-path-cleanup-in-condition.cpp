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

// In a template neither the call nor its result is known yet.
template <class T> struct Registry {
  std::atomic<std::shared_ptr<T>> current_;
  std::shared_ptr<T> first_;
  std::atomic<T *> plain_;
  std::mutex mu_;

  std::shared_ptr<T> named() const { return first_; }
  const std::shared_ptr<T> &kept() const { return first_; }

  int loadedAsMember() {
    if (current_.load())
      return 1;
    std::lock_guard<std::mutex> lock(mu_);
    return 0;
  }
  int loadedByFunction() {
    if (std::atomic_load(&first_) != nullptr)
      return 1;
    std::lock_guard<std::mutex> lock(mu_);
    return 0;
  }
  int heldByAuto() {
    auto first = std::atomic_load_explicit(&first_, std::memory_order_acquire);
    if (first)
      return 1;
    std::lock_guard<std::mutex> lock(mu_);
    return 0;
  }
  int heldByCondition() {
    if (auto current = current_.load())
      return 1;
    std::lock_guard<std::mutex> lock(mu_);
    return 0;
  }
  T *copied() {
    if (plain_.load())
      return named().get();
    std::lock_guard<std::mutex> lock(mu_);
    return nullptr;
  }

  // Near misses: what is returned dies with the caller, a reference not at all.
  std::shared_ptr<T> returned() {
//                   ^ warning: early return of 'returned' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (plain_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return named();
//+    return returnedSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] std::shared_ptr<T> returnedSlow() {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return first_;
  }
//+
//+public:
  T *referred() {
//   ^ warning: early return of 'referred' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (plain_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return kept().get();
//+    return referredSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] T *referredSlow() {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return nullptr;
  }
};
