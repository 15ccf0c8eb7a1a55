// Functions defined in a header that two sources include: one warning, one fix. A
// compiler must not inline the helper back, so `inline` becomes a template of it, which
// may be defined in several sources too, and needs no `inline` beside `noinline`.
// RUN: %check-marks %s --std=c++17,c++20
//--- pool.h
#pragma once
#include <atomic>
#include <mutex>

class Pool {
  std::atomic<int> filled_{0};
  std::mutex mu_;

public:
  int take(int count) {
//    ^ warning: early return of 'take' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (filled_.load() > count)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return count;
//+    return takeSlow(count);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int takeSlow(int count) {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return -count;
  }
};

static std::mutex guard;
static std::atomic<bool> done;

//+template <class = void> [[gnu::noinline]] int plainSlow(int n);
//+
inline int plain(int n) {
//         ^ warning: early return of 'plain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return plainSlow(n);
//+}
//+
//+template <class> [[gnu::noinline]] int plainSlow(int n) {
  std::lock_guard<std::mutex> lock(guard);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

namespace nested {
inline void declaredBefore(int *n);

//+template <class = void> [[gnu::noinline]] void declaredBeforeSlow(int *n);
//+
inline void declaredBefore(int *n) {
//          ^ warning: early return of 'declaredBefore' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  declaredBeforeSlow(n);
//+}
//+
//+template <class> [[gnu::noinline]] void declaredBeforeSlow(int *n) {
  std::lock_guard<std::mutex> lock(guard);
//                            ^ note: the first object that needs cleanup is declared here
  ++*n;
}
} // namespace nested

//+static int staticInlineSlow(int n);
//+
// Static already: a function of each source.
static inline int staticInline(int n) {
//                ^ warning: early return of 'staticInline' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return staticInlineSlow(n);
//+}
//+
//+[[gnu::noinline]] static int staticInlineSlow(int n) {
  std::lock_guard<std::mutex> lock(guard);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
//--- a.cpp
#include "pool.h"
int a(Pool &pool) { return pool.take(1) + plain(1) + staticInline(2); }

//+static int inSourceSlow(int n);
//+
// In a source, static is enough.
inline int inSource(int n) {
//         ^ warning: early return of 'inSource' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return inSourceSlow(n);
//+}
//+
//+[[gnu::noinline]] static int inSourceSlow(int n) {
  std::lock_guard<std::mutex> lock(guard);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
int callsInSource() { return inSource(3); }
//--- b.cpp
#include "pool.h"
int b(Pool &pool) {
  int n = plain(2) + staticInline(3);
  nested::declaredBefore(&n);
  return pool.take(n);
}
