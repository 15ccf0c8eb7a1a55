// A member that its class gets from another file: the helper is declared there, and what the class
// itself declares behind the include keeps its access.
// RUN: %check-marks %s --std=c++17
//--- member.inc
int member(int n);
//+
//+private:
//+int memberSlow(int n);
//+
//+public:
//--- a.cpp
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;

class Device {
public:
#include "member.inc"
  int last = 0;
};

int Device::member(int n) {
//          ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow(n);
//+}
//+
//+[[gnu::noinline]] int Device::memberSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

int lastOf(Device &device) { return device.last; }
