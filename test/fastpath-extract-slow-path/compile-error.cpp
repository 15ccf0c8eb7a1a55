// A file that does not compile is not edited, not even with --fix-errors.
// RUN: %check-marks %s --tidy-arg=--fix-errors
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;

int refresh(int n) {
//  ^ warning: early return of 'refresh' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return undeclared_here;
//       ^ error: use of undeclared identifier 'undeclared_here' [clang-diagnostic-error]
}
