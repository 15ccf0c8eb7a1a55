// The class stands in a header: two sources edit it, each with its own line.
// RUN: %check-marks %s --std=c++17,c++20
//--- session.h
#pragma once
#include <atomic>
#include <mutex>

class Session {
public:
  /// Opens it.
  int open(int port);
//+
//+private:
//+  int openSlow(int port);
//+
//+public:
  /// Closes it.
  void flush(bool hard); // what stands behind stays behind
//+
//+private:
//+  void flushSlow();
//+
//+public:
  int port() const { return port_; }

protected:
  std::atomic<bool> open_{false};
  std::atomic<bool> clean_{true};
  std::mutex mu_;
  int port_ = 0;
};
//--- open.cpp
#include "session.h"

int Session::open(int number) {
//           ^ warning: early return of 'open' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (open_.load(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return port_;
//+  return openSlow(number);
//+}
//+
//+[[gnu::noinline]] int Session::openSlow(int number) {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  port_ = number;
  open_.store(true, std::memory_order_release);
  return port_;
}
//--- flush.cpp
#include "session.h"

void Session::flush(bool hard) {
//            ^ warning: early return of 'flush' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!hard && clean_.load(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  flushSlow();
//+}
//+
//+[[gnu::noinline]] void Session::flushSlow() {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  clean_.store(true, std::memory_order_release);
}
