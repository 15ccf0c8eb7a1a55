// Suppressions: the four forms, at the function's name; those for other checks do nothing.
// RUN: %check-marks %s
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;

int onTheLine(int n) { // NOLINT(fastpath-extract-slow-path)
  if (done.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return n;
}

int allChecks(int n) { // NOLINT
  if (done.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return n;
}

// NOLINTNEXTLINE(fastpath-extract-slow-path)
int lineAbove(int n) {
  if (done.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return n;
}

// NOLINTBEGIN(fastpath-*)
int region(int n) {
  if (done.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return n;
}
// NOLINTEND(fastpath-*)

//+static int otherCheckSlow(int n);
//+
int otherCheck(int n) { // NOLINT(readability-identifier-naming)
//  ^ warning: early return of 'otherCheck' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return otherCheckSlow(n);
//+}
//+
//+[[gnu::noinline]] static int otherCheckSlow(int n) {
  // NOLINTNEXTLINE(bugprone-unused-local-non-trivial-variable)
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
