// Option FixStyle=FunctionElseLambda: a lambda where a function would lack the access.
// RUN: %check-marks %s --option=FixStyle=FunctionElseLambda
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;

//+static int plainSlow(int n);
//+
int plain(int n) {
//  ^ warning: early return of 'plain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return plainSlow(n);
//+}
//+
//+[[gnu::noinline]] static int plainSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

class Owner {
  friend int befriended(Owner &owner);
  int secret_ = 0;
};
int befriended(Owner &owner) {
//  ^ warning: early return of 'befriended' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return [](Owner &owner) __attribute__((noinline)) -> int {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return owner.secret_;
//+  }(owner);
}
