// A reference that the helper gets is no constant.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>
#include <array>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

static int gi = 3;
constexpr int kg = 4;
static int f1(int n) {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: a lambda or local class names 'calls', which it would have to capture
  static int calls;
  if (n == 3) return calls;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  struct L {
    static int g() {
      return ++calls;
    }
  };
  return L::g();
}
template <int *P> int tp() {
  return *P;
}
static int f2(int n) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the slow path needs 'calls' in a constant expression
  static int calls = 7;
  if (n == 3) return calls;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return tp<&calls>();
}
static int f3(int n) {
//         ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: a lambda or local class names 'r', which it would have to capture
  int &r = gi;
  if (n == 3) return r;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto l = [] { return ++r; };
  return l();
}
static int f4(int n) {
//         ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the slow path needs 'r' in a constant expression
  const int &r = kg;
  if (n == 3) return r;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static_assert(r == 4, "");
  return r;
}
static int f5(int n) {
//         ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the slow path needs 'calls' in a constant expression
  static int calls = 7;
  if (n == 3) return calls;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  constexpr int *p = &calls;
  return *p;
}
static int f6(int n) {
//         ^ warning: early return of 'f6' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: a lambda or local class names 'calls', which it would have to capture
  static int calls = 7;
  if (n == 3) return calls;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto l = [=] { return calls; };
  calls = 9;
  return l();
}
//+template <int N> [[gnu::noinline]] int f7Slow();
//+
template <int N> int f7(int n) {
//                   ^ warning: early return of 'f7' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const int k = N;
  if (n == 3) return k;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f7Slow<N>();
//+}
//+
//+template <int N> [[gnu::noinline]] int f7Slow() {
//+  const int k = N;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static_assert(k == 4, "");
  return k;
}
//+template <class T> [[gnu::noinline]] int f8Slow();
//+
template <class T> int f8(int n) {
//                     ^ warning: early return of 'f8' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const int k = sizeof(T);
  if (n == 3) return k;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f8Slow<T>();
//+}
//+
//+template <class T> [[gnu::noinline]] int f8Slow() {
//+  const int k = sizeof(T);
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  int buf[k] = {};
  return buf[0];
}
struct Fixed {
  int *p;
  Fixed() : p(new int(3)) {
  }
  Fixed(const Fixed &o) : p(new int(*o.p)) {
  }
  ~Fixed() {
    delete p;
  }
  constexpr int size() const {
    return 4;
  }
};
static int f9(Fixed s) {
//         ^ warning: early return of 'f9' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the slow path needs 's' in a constant expression
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  int buf[s.size()] = {};
  static_assert(sizeof(buf) == 16);
  return buf[0] + *s.p;
}
static int f10(int n) {
//         ^ warning: early return of 'f10' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the slow path needs 't' in a constant expression
  static int t[3] = {1, 2, 3};
  if (n == 9) return t[0];
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::array<int, std::size(t)> a{};
  return a.size() + t[n];
}
//+static int f11Slow(int n);
//+
static int f11(int n) {
//         ^ warning: early return of 'f11' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  constexpr int k = 8;
  if (n == 9) return k;
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f11Slow(n);
//+}
//+
//+[[gnu::noinline]] static int f11Slow(int n) {
//+  constexpr int k = 8;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  typedef int v2 __attribute__((vector_size(k)));
  v2 v = {1, 2};
  return n + v[0];
}
//+static int f12Slow(int n);
//+
static int f12(int n) {
//         ^ warning: early return of 'f12' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  constexpr int k = 4;
  if (done.load()) return k;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f12Slow(n);
//+}
//+
//+[[gnu::noinline]] static int f12Slow(int n) {
//+  constexpr int k = 4;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
#pragma GCC unroll 4
  for (int i = 0; i < 8; i++)
    n += i;
  return n + alignof(int[k]);
}
//+static int f13Slow(int n, int (&t)[3]);
//+
static int f13(int n) {
//         ^ warning: early return of 'f13' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  static int t[3] = {1, 2, 3};
  if (n == 9) return t[0];
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f13Slow(n, t);
//+}
//+
//+[[gnu::noinline]] static int f13Slow(int n, int (&t)[3]) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::array<int, sizeof(t) / sizeof(t[0])> a{};
  return a.size() + t[n];
}
int main() {
  std::printf("%d %d %d %d %d %d %d %d %d %d %d %d %d\n", f1(1), f2(1), f3(1), f4(1), f5(1), f6(1),
              f7<4>(1), f8<int>(1), f9({}), f10(1), f11(1), f12(1), f13(1));
}
