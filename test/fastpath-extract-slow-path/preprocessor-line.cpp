// #line: the file that it stands in is generated, those that it names and those that include it are not.
// RUN: %check-marks %s --std=c++17
//--- made.h
#pragma once
#include <atomic>
#include <mutex>
class Made {
public:
  int open(int n);
  int close(int n) {
    if (done.load())
      return 0;
    std::lock_guard<std::mutex> lock(mu);
    return n;
  }

protected:
  std::mutex mu;
  std::atomic<bool> done;
};
#line 1 "a.cpp"
//--- a.cpp
#include "made.h"

int Made::open(int n) {
//        ^ warning: early return of 'open' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//        ^ note: no fix-it: '{{.*}}made.h' is generated
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

static std::mutex mutex;
static std::atomic<bool> flag;
//+static int refreshSlow(int n);
//+
int refresh(int n) {
//  ^ warning: early return of 'refresh' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return refreshSlow(n);
//+}
//+
//+[[gnu::noinline]] static int refreshSlow(int n) {
  std::lock_guard<std::mutex> lock(mutex);
//                            ^ note: the first object that needs cleanup is declared here
  // #line 1 "in a comment"
  return n;
}
const char *text() { return R"(
#line 1 "in a string"
)"; }
