// What counts as an atomic load: the standard library's atomics.
// RUN: %check-marks %s --std=c++11,c++17,c++20 --any-fix-text
// RUN: %check-marks %s --std=c++20 --any-fix-text --real-headers
#include <atomic>
#include <mutex>

static std::mutex mu;
static int value;
static std::atomic<bool> flag;
static std::atomic<int> number;
static std::atomic<int *> pointer;
static std::atomic_bool named;
static const std::atomic<bool> *remote;

int load() {
//  ^ warning: early return of 'load' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int loadWithOrder() {
//  ^ warning: early return of 'loadWithOrder' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (number.load(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int conversion() {
//  ^ warning: early return of 'conversion' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (named)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int freeFunction() {
//  ^ warning: early return of 'freeFunction' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (std::atomic_load(&number))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int freeFunctionWithOrder() {
//  ^ warning: early return of 'freeFunctionWithOrder' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (std::atomic_load_explicit(&flag, std::memory_order_relaxed))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int byPointer() {
//  ^ warning: early return of 'byPointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (remote->load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int *loadedPointer() {
//   ^ warning: early return of 'loadedPointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int *p = pointer.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return p;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return &value;
}

int throughLoadedPointer() {
//  ^ warning: early return of 'throughLoadedPointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int *p = pointer.load(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return *p;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

template <class T> int inTemplate(std::atomic<T> &atomic) {
//                     ^ warning: early return of 'inTemplate' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int instances() {
  return inTemplate(flag) + inTemplate(number);
}
