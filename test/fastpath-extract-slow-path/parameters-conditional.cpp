// A parameter that another configuration needs goes along, and is not warned about in this one.
// RUN: %check-marks %s --std=c++17
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<int> limit;
void work(int);

//+static void inactiveSlow(int a, int b);
//+
void inactive(int a, int b) {
//   ^ warning: early return of 'inactive' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  inactiveSlow(a, b);
//+}
//+
//+[[gnu::noinline]] static void inactiveSlow([[maybe_unused]] int a, [[maybe_unused]] int b) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
#ifdef NEVER_DEFINED
  work(b);
#else
  work(a);
#endif
}
