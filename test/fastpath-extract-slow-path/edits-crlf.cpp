// CRLF files stay CRLF files.
// RUN: %check-marks %s
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;

//+static int refreshSlow(int n);
//+
int refresh(int n) {
//  ^ warning: early return of 'refresh' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return refreshSlow(n);
//+}
//+
//+[[gnu::noinline]] static int refreshSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
