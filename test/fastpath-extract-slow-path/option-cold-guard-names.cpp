// Option ColdGuardNames: a project's words for flags that bail out, instead of the usual ones.
// RUN: %check-marks %s --any-fix-text --tag=drain
// RUN: %check-marks %s --any-fix-text --tag=shut --option='ColdGuardNames=drain;quiesce'
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> drain_requested, shutdown_;
static int storage;

int drained() {
//  ^ warning(drain): early return of 'drained' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (drain_requested.load())
//^ note(drain): the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(drain): the first object that needs cleanup is declared here
  return storage;
}

int shut() {
//  ^ warning(shut): early return of 'shut' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (shutdown_.load())
//^ note(shut): the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(shut): the first object that needs cleanup is declared here
  return storage;
}
