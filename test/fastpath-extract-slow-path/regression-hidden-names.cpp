// Names that the helper's own words rely on mean something else.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

namespace app {
namespace std {
struct x {};
} // namespace std
//+template <class T> [[__gnu__::__noinline__]] int f1Slow(::std::conditional_t<::std::is_trivially_constructible_v<T, T &>, T, T &> t);
//+
template <class T> int f1(T t) {
//                     ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f1Slow<T>(t);
//+}
//+
//+template <class T> [[__gnu__::__noinline__]] int f1Slow(::std::conditional_t<::std::is_trivially_constructible_v<T, T &>, T, T &> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return sizeof(t);
}
struct conditional_t {};
} // namespace app
struct W {
  int std = 3;
  template <class T> int f2(T t) {
//                       ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return f2Slow<T>(t);
//+  }
//+
//+private:
//+  template <class T> [[__gnu__::__noinline__]] int f2Slow(::std::conditional_t<::std::is_trivially_constructible_v<T, T &>, T, T &> t) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return sizeof(t) + std;
  }
};
template <class T> struct V {
  template <class std> int f3(std t) {
//                         ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return f3Slow<std>(t);
//+  }
//+
//+private:
//+  template <class std> [[__gnu__::__noinline__]] int f3Slow(::std::conditional_t<::std::is_trivially_constructible_v<std, std &>, std, std &> t) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return sizeof(t);
  }
};
#define noinline never
//+static int f4Slow(int n);
//+
static int f4(int n) {
//         ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f4Slow(n);
//+}
//+
//+[[__gnu__::__noinline__]] static int f4Slow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}
#undef noinline
#define gnu never2
//+static int f5Slow(int n);
//+
static int f5(int n) {
//         ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f5Slow(n);
//+}
//+
//+[[__gnu__::__noinline__]] static int f5Slow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}
#undef gnu
#define maybe_unused never3
#define CHK(x)
//+static int f6Slow(int n, int m);
//+
static int f6(int n, int m) {
//         ^ warning: early return of 'f6' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (m == 3) return m;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f6Slow(n, m);
//+}
//+
//+[[__gnu__::__noinline__]] static int f6Slow(int n, [[__maybe_unused__]] int m) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  CHK(m);
  return n;
}
int main() {
  std::printf("%d %d %d %d %d %d\n", app::f1(1), W().f2(2), V<int>().f3(3), f4(4), f5(5), f6(6, 7));
}
