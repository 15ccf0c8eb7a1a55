// A pack in the place of a builtin's arguments is no crash.
// RUN: %check-marks %s --std=c++17
#include <atomic>
#include <mutex>

static std::atomic<bool> done;
static std::mutex mu;

//+template <class... A> [[gnu::noinline]] int expectSlow(int n);
//+
template <class... A> int expect(int n, A... a) {
//                        ^ warning: early return of 'expect' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__builtin_expect(a...) && done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return expectSlow<A...>(n);
//+}
//+
//+template <class... A> [[gnu::noinline]] int expectSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
