// Types in anonymous and inline namespaces, and a volatile local.
// RUN: %check-marks %s --run --std=c++20 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

namespace {
enum class Q { X, Y };
struct An {
  int v = 1;
};
An ga;
} // namespace
namespace nn {
namespace {
struct In {
  int v = 2;
};
In gi;
enum E1 { e1 };
} // namespace
inline namespace v2 {
struct Iv {
  int v = 3;
};
Iv gv;
} // namespace v2
} // namespace nn
namespace w {
static std::atomic<Q> q;
}
//+static int f1Slow(int n, ::Q x);
//+
static int f1(int n) {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto x = w::q.load();
  if (x == Q::Y) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f1Slow(n, x);
//+}
//+
//+[[gnu::noinline]] static int f1Slow(int n, ::Q x) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + int(x);
}
//+static int f2Slow(int n, ::An x, nn::In y, nn::Iv z, nn::E1 e);
//+
static int f2(int n) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto x = ga;
  auto y = nn::gi;
  auto z = nn::gv;
  auto e = nn::e1;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow(n, x, y, z, e);
//+}
//+
//+[[gnu::noinline]] static int f2Slow(int n, ::An x, nn::In y, nn::Iv z, nn::E1 e) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + x.v + y.v + z.v + e;
}
//+static nn::In f3Slow();
//+
static auto f3(int) {
//          ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return nn::gi;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f3Slow();
//+}
//+
//+[[gnu::noinline]] static nn::In f3Slow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return nn::gi;
}
static int f4(int n) {
//         ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the local 'x' is volatile
  volatile int x = n;
  if (done.load()) return x;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return x + n;
}
int main() {
  std::printf("%d %d %d %d\n", f1(1), f2(2), f3(2).v, f4(1));
}
