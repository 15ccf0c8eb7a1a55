// Accessors: functions whose visible body only returns what it makes of loads.
// RUN: %check-marks %s --any-fix-text
#include <atomic>
#include <mutex>

class Cache {
public:
  bool filled() const noexcept { return filled_.load(std::memory_order_acquire); }
  bool usable() const { return filled() && !(size() < 3); }
  int size() const { return size_; }
  bool slot(int index) const { return slots_[index].load(); }
  int sizeWith(std::memory_order order) const { return size_.load(order); }
  std::atomic<bool> &flag() { return filled_; }
  bool later() const;
  bool opaque() const;
  bool polls() const {
    while (!filled_.load()) {
    }
    return filled_.load();
  }
  bool stores() { size_.store(1); return filled_.load(); }
  bool locks() { std::lock_guard<std::mutex> lock(mu); return filled_.load(); }
  bool calls() { return opaque() && filled_.load(); }

  static std::mutex mu;

private:
  std::atomic<bool> filled_{false};
  std::atomic<bool> slots_[4];
  std::atomic<int> size_{0};
};

int one(Cache &cache) {
//  ^ warning: early return of 'one' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (cache.filled())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int several(Cache &cache) {
//  ^ warning: early return of 'several' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (cache.usable())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int index(Cache &cache, int i) {
//  ^ warning: early return of 'index' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (cache.slot(i))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int order(Cache &cache) {
//  ^ warning: early return of 'order' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (cache.sizeWith(std::memory_order_relaxed) > 2)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int reference(Cache &cache) {
//  ^ warning: early return of 'reference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (cache.flag().load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int definedLater(Cache &cache) {
//  ^ warning: early return of 'definedLater' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (cache.later())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

bool Cache::later() const { return filled_.load(); }

int noBody(Cache &cache) {
  if (cache.opaque())
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
  return 1;
}

int withLoop(Cache &cache) {
  if (cache.polls())
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
  return 1;
}

int withStore(Cache &cache) {
  if (cache.stores())
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
  return 1;
}

int withLock(Cache &cache) {
  if (cache.locks())
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
  return 1;
}

int withOpaqueCall(Cache &cache) {
  if (cache.calls())
    return 0;
  std::lock_guard<std::mutex> lock(Cache::mu);
  return 1;
}
