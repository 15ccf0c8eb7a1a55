// Option FixStyle=Lambda: nothing is declared, no header changes.
// RUN: %check-marks %s --option=FixStyle=Lambda
//--- table.h
#pragma once
#include <atomic>
#include <mutex>
class Table {
public:
  int at(int row) const;

private:
  std::atomic<bool> done_{false};
  mutable std::mutex mu_;
  int rows_ = 0;
};
//--- table.cpp
#include "table.h"

static std::mutex mu;
static std::atomic<bool> done;

int plain(int n, int fast) {
//  ^ warning: early return of 'plain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load() && fast)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return [](int n) __attribute__((noinline)) -> int {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
//+  }(n);
}

// No spelling of a lambda that is both noexcept and noinline suits GCC and Clang.
void quiet(std::atomic<int> &hits) noexcept {
//   ^ warning: early return of 'quiet' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  ++hits;
}

// A member needs its object; [this] is a closure that the caller has to make.
int Table::at(int row) const {
//         ^ warning: early return of 'at' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done_.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return row;
//+  return [this](int row) __attribute__((noinline)) -> int {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  return row + rows_;
//+  }(row);
}
