// Names of the fast path that the slow path needs through a macro only.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

namespace ns {
int helper() {
  return 5;
}
struct X {
  int v;
};
} // namespace ns
int helper(...) {
  return 7;
}
namespace very {
namespace deep {
inline int q() {
  return 9;
}
} // namespace deep
} // namespace very
#define CALL_HELPER() helper()
#define CALLQ() vd::q()
//+static int f1Slow();
//+
static int f1() {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  using ns::helper;
  if (done.load()) return helper();
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f1Slow();
//+}
//+
//+[[gnu::noinline]] static int f1Slow() {
//+  using ns::helper;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return CALL_HELPER();
}
//+static int f2Slow();
//+
static int f2() {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  namespace vd = very::deep;
  if (done.load()) return vd::q();
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow();
//+}
//+
//+[[gnu::noinline]] static int f2Slow() {
//+  namespace vd = very::deep;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return CALLQ();
}
int main() {
  std::printf("%d %d\n", f1(), f2());
}
