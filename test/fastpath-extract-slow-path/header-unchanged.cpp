// What must not change: a header that only declares, and the file of a system.
// RUN: %check-marks %s -- -isystem %t/vendor
//--- api.h
#pragma once
int start(int level);
//--- vendor/clock.h
#pragma once
#include <atomic>
#include <mutex>
inline int tick(std::atomic<int> &now, std::mutex &mu) {
  if (int t = now.load())
    return t;
  std::lock_guard<std::mutex> lock(mu);
  return -1;
}
class Clock {
public:
  int set(int to);
private:
  std::atomic<bool> set_{false};
  std::mutex mu_;
};
//--- api.cpp
#include "api.h"
#include <clock.h>

static std::atomic<bool> started;
static std::mutex mu;

//+static int startSlow(int level);
//+
int start(int level) {
//  ^ warning: early return of 'start' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (started.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
//+  return startSlow(level);
//+}
//+
//+[[gnu::noinline]] static int startSlow(int level) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  started.store(true);
  return level;
}

int Clock::set(int to) {
//         ^ warning: early return of 'set' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: {{.+}}
  if (set_.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  set_.store(true);
  return to;
}
