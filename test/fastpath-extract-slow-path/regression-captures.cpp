// Lambdas of the slow path capture what crosses the split.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>
#include <string>
#include <vector>
#include <algorithm>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;
static std::atomic<int> state;

static int &state_ref() {
  static int x = 2;
  return x;
}
//+static int la_slow(int n, std::string &s, int k);
//+
static int la(int n, std::string s) {
//         ^ warning: early return of 'la' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  int k = n;
  if (state.load() == k) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return la_slow(n, s, k);
//+}
//+
//+[[gnu::noinline]] static int la_slow(int n, std::string &s, int k) {
  auto f = [&, m = std::move(s)]() mutable {
//     ^ note: the first object that needs cleanup is declared here
    m += 'x';
    return int(m.size()) + k;
  };
  Guard g;
  return f() + [=] { return k + n; }();
}
//+static int lb_slow(int k);
//+
static int lb(int n) {
//         ^ warning: early return of 'lb' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int k = n;
  if (state.load() == k) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return lb_slow(k);
//+}
//+
//+[[gnu::noinline]] static int lb_slow(int k) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto f = [k] { return [k] { return k; }(); };
  return f();
}
//+static int lc_slow(int k, int &r);
//+
static int lc(int n) {
//         ^ warning: early return of 'lc' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int k = n;
  int &r = state_ref();
  if (state.load() == k) return r;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return lc_slow(k, r);
//+}
//+
//+[[gnu::noinline]] static int lc_slow(int k, int &r) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto f = [&r, &k] { return [=] { return k + r; }(); };
  return f();
}
//+static int ld_slow(std::vector<int> &v, int s);
//+
static int ld(std::vector<int> v) {
//         ^ warning: early return of 'ld' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int s = state.load();
  if (s == 7) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return ld_slow(v, s);
//+}
//+
//+[[gnu::noinline]] static int ld_slow(std::vector<int> &v, int s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::sort(v.begin(), v.end(), [s](int a, int b) { return (a ^ s) < (b ^ s); });
  return v[0];
}
//+static int le_slow(int n, int &c, int s);
//+
static int le(int n) {
//         ^ warning: early return of 'le' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  static int c = 3;
  int s = state.load();
  if (s == 7) return c;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return le_slow(n, c, s);
//+}
//+
//+[[gnu::noinline]] static int le_slow(int n, int &c, int s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto f = [s = s + 1, n] { return s + n; };
  return f() + c;
}
//+template <class F> [[gnu::noinline]] static int lf_slow(std::conditional_t<std::is_trivially_constructible_v<F, F &>, F, F &> f, int s);
//+
template <class F> static int lf(F f) {
//                            ^ warning: early return of 'lf' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto s = state.load();
  if (s == 7) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return lf_slow<F>(f, s);
//+}
//+
//+template <class F> [[gnu::noinline]] static int lf_slow(std::conditional_t<std::is_trivially_constructible_v<F, F &>, F, F &> f, int s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return f([s] { return s; }) + [&](auto x) { return x + s; }(3);
}
int main() {
  std::printf("%d %d %d %d %d %d\n", la(1, "abc"), lb(2), lc(3), ld({3, 1, 2}), le(5),
              lf([](auto g) { return g() + 1; }));
}
