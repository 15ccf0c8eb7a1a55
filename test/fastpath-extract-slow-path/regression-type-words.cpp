// Types of locals whose words mean something else, or do not stand alone, at the helper.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;
static std::atomic<int> state;

struct T {};
using Num = int;
static std::atomic<long> big{1L << 40};
//+static int f1Slow(int x);
//+
static int f1() {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  using T = int;
  T x = state.load();
  if (x) return x;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return f1Slow(x);
//+}
//+
//+[[gnu::noinline]] static int f1Slow(int x) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return x + 1;
}
//+static long f2Slow(long x);
//+
static long f2() {
//          ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  using Num = long;
  Num x = big.load();
  if (x == 1) return x;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return f2Slow(x);
//+}
//+
//+[[gnu::noinline]] static long f2Slow(long x) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return x + 1;
}
struct Other {
  using Num = long;
  std::atomic<Num> k{1L << 40};
};
static Other other;
//+static long f3Slow(long x);
//+
static long f3() {
//          ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto x = other.k.load();
  if (x == 1) return x;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return f3Slow(x);
//+}
//+
//+[[gnu::noinline]] static long f3Slow(long x) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return x + 1;
}
template <class T> struct Box {
  std::atomic<T> v{300};
};
//+template <class T> [[gnu::noinline]] long f4Slow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t, int n);
//+
template <class T> long f4(Box<int> &b, T t) {
//                      ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto n = b.v.load();
  if (n == 1) return n;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return f4Slow<T>(t, n);
//+}
//+
//+template <class T> [[gnu::noinline]] long f4Slow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t, int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + t;
}
constexpr int N = 2;
static int f5(int (*r)[4]) {
//         ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the type of the local 'row' cannot be spelled where the helper is declared
  constexpr int N = 4;
  int(*row)[N] = r;
  if (done.load()) return N;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return row[0][N - 1];
}
int main() {
  Box<int> b;
  int r[1][4] = {{1, 2, 3, 4}};
  std::printf("%d %ld %ld %ld %d\n", f1(), f2(), f3(), f4<char>(b, 'a'), f5(r));
}
