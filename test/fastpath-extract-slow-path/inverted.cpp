// The inverted shape: the branch holds the objects, the tail is empty or a cheap return.
// RUN: %check-marks %s
#include <atomic>
#include <mutex>

class Device {
public:
  void attach(int lanes);
//+
//+private:
//+  void attachSlow(int lanes);
//+
//+public:
  int total(int extra);
//+
//+private:
//+  int totalSlow(int extra);
//+
//+public:
  int mixed(int n);

private:
  std::atomic<bool> done_{false};
  std::mutex mu_;
  int lanes_ = 0;
};

void Device::attach(int lanes) {
//           ^ warning: fast path of 'attach' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!done_.load(std::memory_order_acquire)) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    attachSlow(lanes);
//+  }
//+}
//+
//+[[gnu::noinline]] void Device::attachSlow(int lanes) {
//+  {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    lanes_ += lanes;
    done_.store(true, std::memory_order_release);
  }
}

int Device::total(int extra) {
//          ^ warning: fast path of 'total' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!done_.load(std::memory_order_acquire)) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return totalSlow(extra);
//+  }
//+  return lanes_;
//+}
//+
//+[[gnu::noinline]] int Device::totalSlow(int extra) {
//+  {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    lanes_ += extra;
    done_.store(true, std::memory_order_release);
  }
  return lanes_;
}

int Device::mixed(int n) {
//          ^ warning: fast path of 'mixed' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//          ^ note: no fix-it: {{.+}}
  if (!done_.load(std::memory_order_acquire)) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    done_.store(true, std::memory_order_release);
  }
  lanes_ = n;
  lanes_ += 2;
  return lanes_ - n;
}

// Something with a destructor behind the branch: every call needs the frame.
struct Lease { ~Lease(); };
static std::atomic<bool> filled;
static std::mutex mu;
int cleanupInTail() {
  if (!filled.load()) {
    std::lock_guard<std::mutex> lock(mu);
    filled.store(true);
  }
  Lease lease;
  return 1;
}
