// H143 Parameter named only in the argument of a macro that drops it, such as assert
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -DNDEBUG
// The macro uses it in another configuration, which must compile too.
#include "trace.h"

#ifdef NDEBUG
#define ASSERT(condition) static_cast<void>(0)
#define LOG(...) static_cast<void>(0)
#else
#define ASSERT(condition) (condition) ? static_cast<void>(0) : __builtin_abort()
#define LOG(...) std::printf(__VA_ARGS__)
#endif

//+static void fSlow(int a, int b, int c);
//+
void f(int a, int b, int c) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a, b, c);
//+}
//+
//+[[gnu::noinline]] static void fSlow([[maybe_unused]] int a, int b, [[maybe_unused]] int c) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ASSERT(a > 0);
  LOG("%d %d", b, c + 1);
  work(b);
}

int main() {
  slowThenFast([] { f(1, 2, 3); });
}
