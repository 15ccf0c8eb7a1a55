// H139 Class layout and ABI
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A function that is not virtual adds nothing to an object or a table.
#include "trace.h"

#define API __attribute__((visibility("default")))

class API S {
public:
  virtual ~S() = default;
  virtual void f(int a);
//+
//+private:
//+  void fSlow(int a);
//+
//+public:
  virtual void after() { std::puts("after"); }

private:
  std::atomic<bool> ok{false};
};
static_assert(sizeof(S) == 2 * sizeof(void *), "");

// An aggregate stays one, and trivially copyable what was.
struct Flags {
  int bits;
  int get(int mask);
//+
//+private:
//+  int getSlow(int mask);
};
static_assert(__is_aggregate(Flags) && __is_trivially_copyable(Flags) && sizeof(Flags) == sizeof(int), "");

void S::f(int a) {
//      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ok.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void S::fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ok.store(true);
  work(a);
}

int Flags::get(int mask) {
//         ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return bits;
//+  return getSlow(mask);
//+}
//+
//+[[gnu::noinline]] int Flags::getSlow(int mask) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return bits & mask;
}

int main() {
  S s;
  slowThenFast([&] {
    s.f(1);
    s.after();
    std::printf("%d\n", Flags{7}.get(3));
  });
}
