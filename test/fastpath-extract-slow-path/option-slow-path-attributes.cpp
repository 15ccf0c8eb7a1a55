// Option SlowPathAttributes: the project's own marker in the place of the default one.
// RUN: %check-marks %s --option=SlowPathAttributes=OUT_OF_LINE
#include <atomic>
#include <mutex>

#define OUT_OF_LINE __attribute__((noinline, cold))
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
//+OUT_OF_LINE static int refreshSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
