// A free function: forward declaration before its comment, helper after it.
// RUN: %check-marks %s --std=c++11,c++17,c++20
#include <atomic>
#include <mutex>

static std::atomic<bool> ready;
static std::mutex mu;
static int cached;

//+static int prepareSlow(int size);
//+
/// Prepares the cache.
/// \param size how much to keep
int prepare(int size) {
//  ^ warning: early return of 'prepare' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready.load(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return cached;
//+  return prepareSlow(size);
//+}
//+
//+[[gnu::noinline]] static int prepareSlow(int size) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  cached = size;   // odd  spacing stays
  ready.store(true, std::memory_order_release);
  return cached;
}

// Nothing to return, nothing to pass.
static std::atomic<int> level;
//+static void raiseSlow();
//+
static void raise() {
//          ^ warning: early return of 'raise' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (level.load() > 3) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  raiseSlow();
//+}
//+
//+[[gnu::noinline]] static void raiseSlow() {

  // The slow path's own comment stays where it is.
  std::lock_guard<std::mutex> outer(mu);
//                            ^ note: the first object that needs cleanup is declared here
  if (cached) {
    std::lock_guard<std::mutex> inner(mu);
    ++cached;
  }
}

namespace {
std::atomic<bool> open_;
//+void connect_to_slow(unsigned port, const char *host);
//+
void connect_to(unsigned port, const char *host) {
//   ^ warning: early return of 'connect_to' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (open_)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  connect_to_slow(port, host);
//+}
//+
//+[[gnu::noinline]] void connect_to_slow(unsigned port, const char *host) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  cached = host[port];
}
} // namespace

void use() {
  raise();
  connect_to(80, "host");
}
