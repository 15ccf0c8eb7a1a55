// Qualified names whose first part means something nearer at the helper.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>
#include <sys/stat.h>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

namespace base {
struct X {
  int v = 3;
};
X gx;
inline X &get() {
  return gx;
}
enum class K { A, B };
std::atomic<K> gk;
} // namespace base
namespace app {
namespace base {
struct Y {};
} // namespace base
//+static ::base::X f1Slow();
//+
static auto f1() {
//          ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return ::base::X();
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f1Slow();
//+}
//+
//+[[gnu::noinline]] static ::base::X f1Slow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return ::base::gx;
}
//+static int f2Slow(::base::K x);
//+
static int f2() {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto x = ::base::gk.load();
  if (x == ::base::K::B) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow(x);
//+}
//+
//+[[gnu::noinline]] static int f2Slow(::base::K x) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return int(x);
}
//+static int f3Slow(::base::X &x);
//+
static int f3() {
//         ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto &x = ::base::get();
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f3Slow(x);
//+}
//+
//+[[gnu::noinline]] static int f3Slow(::base::X &x) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return x.v;
}
} // namespace app
static struct stat st0;
static auto f4() {
//          ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//          ^ note: no fix-it: the return type is deduced, and cannot be spelled where the helper is declared
  if (done.load()) return &st0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return &st0;
}
static int f5(struct stat *p) {
//         ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the type of the local 's' cannot be spelled where the helper is declared
  auto s = p;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return s->st_size;
}
enum Color { Red };
int Color(int x) {
  return x;
}
static std::atomic<enum Color> col;
//+static int f6Slow(enum Color c);
//+
static int f6() {
//         ^ warning: early return of 'f6' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto c = col.load();
  if (c != Red) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f6Slow(c);
//+}
//+
//+[[gnu::noinline]] static int f6Slow(enum Color c) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return c;
}
//+static int f7Slow();
//+
static int f7() {
//         ^ warning: early return of 'f7' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const auto c = Red;
  if (done.load()) return c;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f7Slow();
//+}
//+
//+[[gnu::noinline]] static int f7Slow() {
//+  const auto c = Red;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return c;
}
static auto f8(enum Color c) {
//          ^ warning: early return of 'f8' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//          ^ note: no fix-it: the type of the local 'd' cannot be spelled where the helper is declared
  auto d = c;
  if (done.load()) return d;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return d;
}
int main() {
  std::printf("%d %d %d %d %d %d %d %d\n", app::f1().v, app::f2(), app::f3(), f4() == &st0,
              f5(&st0), f6(), f7(), f8(Red));
}
