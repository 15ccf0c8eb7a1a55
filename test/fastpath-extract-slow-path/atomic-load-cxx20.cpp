// What counts as an atomic load: what C++20 brought.
// RUN: %check-marks %s --std=c++20 --any-fix-text
// RUN: %check-marks %s --std=c++20 --any-fix-text --real-headers
#include <atomic>
#include <mutex>

static std::mutex mu;
static int value;
static std::atomic_flag flag;

int flagTest() {
//  ^ warning: early return of 'flagTest' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.test())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int flagTestWithOrder() {
//  ^ warning: early return of 'flagTestWithOrder' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.test(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int reference(int &shared) {
//  ^ warning: early return of 'reference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (std::atomic_ref<int>(shared).load() > 2)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return shared;
}

int namedReference(int &shared) {
//  ^ warning: early return of 'namedReference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  std::atomic_ref<int> ref(shared);
  if (ref.load(std::memory_order_relaxed) > 2)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return shared;
}
