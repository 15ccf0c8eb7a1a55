// Files that must not be edited: one that is included twice, one with #line.
// RUN: %check-marks %s
//--- body.inc
int NAME(int n) {
//  ^ warning: early return of '{{first|second}}' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ warning: early return of '{{first|second}}' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: {{.+}}
//  ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
//--- twice.cpp
#include <atomic>
#include <mutex>
static std::mutex mu;
static std::atomic<bool> done;
#define NAME first
#include "body.inc"
#undef NAME
#define NAME second
#include "body.inc"
