// A unity file: classes, templates and inline functions of the files that it includes, fixed in those files.
// RUN: %check-marks %s --std=c++17
//--- device.h
#pragma once
#include <atomic>
#include <mutex>
class Device {
public:
  int open(int n);
//+
//+private:
//+  int openSlow(int n);
//+
//+public:
  int close(int n);

private:
//+  int closeSlow(int n);
  std::mutex mu_;
  std::atomic<bool> done_;
};
//--- open.inc
#include "device.h"
namespace {
int twice(int n) { return 2 * n; }
} // namespace
int Device::open(int n) {
//          ^ warning: early return of 'open' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done_.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return openSlow(n);
//+}
//+
//+[[gnu::noinline]] int Device::openSlow(int n) {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  return twice(n);
}
//--- close.inc
#include "device.h"
static int half(int n) { return n / 2; }
int Device::close(int n) {
//          ^ warning: early return of 'close' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done_.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return closeSlow(n);
//+}
//+
//+[[gnu::noinline]] int Device::closeSlow(int n) {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  return half(n);
}
//+template <class T> [[gnu::noinline]] int peekSlow(T *value, std::mutex &mu);
//+
template <class T> int peek(T *value, std::atomic<bool> &flag, std::mutex &mu) {
//                     ^ warning: early return of 'peek' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return peekSlow<T>(value, mu);
//+}
//+
//+template <class T> [[gnu::noinline]] int peekSlow(T *value, std::mutex &mu) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return *value;
}
//--- unity.cpp
#include "open.inc"
#include "close.inc"
//--- alone.cpp
#include "close.inc"
