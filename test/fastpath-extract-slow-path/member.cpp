// Members: the helper is private, and declared beside the original.
// RUN: %check-marks %s --std=c++11,c++17,c++20
#include <atomic>
#include <mutex>

class Session {
public:
  int handshake(int attempts) const noexcept;
//+
//+private:
//+  int handshakeSlow(int attempts) const noexcept;
//+
//+public:
  bool ready() const { return ready_; }

  int reset(int to) {
//    ^ warning: early return of 'reset' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (ready_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return to;
//+    return resetSlow(to);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int resetSlow(int to) {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return cached_ = to;
  }
//+
//+public:
  static void warm(int by);

private:
//+  static void warmSlow(int by);
  int refresh();
//+  int refreshSlow();
  std::atomic<bool> ready_{false};
  static std::atomic<int> warmth;
  mutable std::mutex mu_;
  mutable int cached_ = 0;
};

int Session::handshake(int attempts) const noexcept {
//           ^ warning: early return of 'handshake' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready_.load(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return handshakeSlow(attempts);
//+}
//+
//+[[gnu::noinline]] int Session::handshakeSlow(int attempts) const noexcept {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  cached_ += attempts;
  return cached_;
}

int Session::refresh() {
//           ^ warning: early return of 'refresh' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready_.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 1;
//+  return refreshSlow();
//+}
//+
//+[[gnu::noinline]] int Session::refreshSlow() {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  ready_.store(true);
  return cached_;
}

void Session::warm(int by) {
//            ^ warning: early return of 'warm' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (warmth >= by)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  warmSlow(by);
//+}
//+
//+[[gnu::noinline]] void Session::warmSlow(int by) {
  static std::mutex mu;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  static int calls;
  calls += by;
}
