// A header that two sources include under two spellings is one file: it has one
// warning and one fix. What becomes of two files with different findings, and of
// older versions, is in infrastructure/fix-two-paths*.test.
// REQUIRES: llvm-18-or-newer
// RUN: %check-marks %s
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
//--- a.cpp
#include "pool.h"
int a(Pool &pool) { return pool.take(1); }
//--- b.cpp
#include "./pool.h"
int b(Pool &pool) { return pool.take(2); }
