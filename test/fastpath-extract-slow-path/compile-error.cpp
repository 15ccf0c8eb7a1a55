// A file that does not compile is not edited, not even with --fix-errors.
// RUN: %check-marks %s --tidy-arg=--fix-errors
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;

int refresh(int n) {
  if (done.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return missing + n;
//       ^ error: use of undeclared identifier 'missing' [clang-diagnostic-error]
}
