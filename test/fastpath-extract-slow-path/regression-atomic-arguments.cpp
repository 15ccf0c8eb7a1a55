// The words of an atomic's argument end before its closing bracket.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>
#include <utility>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;
static std::atomic<int> state;

template <class T> struct Tag {
  T v;
};
// Aligned, since Clang 14 calls libatomic for one that may not be.
template <class A, class B> struct alignas(8) Two {
  A a;
  B b;
};
static std::atomic<Tag<int>> at;
static std::atomic<Two<int, short>> tw;
static std::atomic<Tag<Tag<int>>> tt;
static std::atomic<Tag<int> *> tp;
static std::atomic<const Tag<Tag<int>> *> ctp;
static std::atomic<Tag<int (*)(int)>> tf;
//+static int f1Slow(int n, Tag<int> t);
//+
static int f1(int n) {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto t = at.load();
  if (t.v) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f1Slow(n, t);
//+}
//+
//+[[gnu::noinline]] static int f1Slow(int n, Tag<int> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + t.v;
}
//+static int f2Slow(int n, Two<int, short> t);
//+
static int f2(int n) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto t = tw.load();
  if (t.a) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow(n, t);
//+}
//+
//+[[gnu::noinline]] static int f2Slow(int n, Two<int, short> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + t.b;
}
//+static int f3Slow(int n, Tag<Tag<int>> t);
//+
static int f3(int n) {
//         ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto t = tt.load();
  if (t.v.v) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f3Slow(n, t);
//+}
//+
//+[[gnu::noinline]] static int f3Slow(int n, Tag<Tag<int>> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + t.v.v;
}
//+static int f4Slow(int n, Tag<int> *t);
//+
static int f4(int n) {
//         ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto t = tp.load();
  if (t) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f4Slow(n, t);
//+}
//+
//+[[gnu::noinline]] static int f4Slow(int n, Tag<int> *t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + (t == nullptr);
}
//+static int f5Slow(int n, const Tag<Tag<int>> *const t);
//+
static int f5(int n) {
//         ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const auto t = ctp.load();
  if (t) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f5Slow(n, t);
//+}
//+
//+[[gnu::noinline]] static int f5Slow(int n, const Tag<Tag<int>> *const t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + (t == nullptr);
}
static int f6(int n) {
//         ^ warning: early return of 'f6' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the type of the local 't' cannot be spelled where the helper is declared
  auto t = tf.load();
  if (t.v) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + (t.v == nullptr);
}
//+static int f7Slow(int n, Tag<Tag<int>> t, Two<int, Tag<int>> u);
//+
static int f7(int n) {
//         ^ warning: early return of 'f7' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  Tag<Tag<int>> t{{3}};
  Two<int, Tag<int>> u{1, {2}};
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f7Slow(n, t, u);
//+}
//+
//+[[gnu::noinline]] static int f7Slow(int n, Tag<Tag<int>> t, Two<int, Tag<int>> u) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + t.v.v + u.b.v;
}
template <class T> struct Box {
  std::atomic<Tag<T>> v{};
  int f(int n) {
//    ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    auto t = v.load();
    if (t.v) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return fSlow(n, t);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int fSlow(int n, Tag<T> t) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + t.v;
  }
};
static Box<int> bx;
//+static int f8Slow(int n, ::Tag<int> t);
//+
static int f8(int n) {
//         ^ warning: early return of 'f8' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto t = bx.v.load();
  if (t.v) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f8Slow(n, t);
//+}
//+
//+[[gnu::noinline]] static int f8Slow(int n, ::Tag<int> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + t.v;
}
//+static int f9Slow(int n, int s);
//+
static int f9(int n) {
//         ^ warning: early return of 'f9' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  std::atomic<int> *p = &state;
  auto s = p->load();
  if (s) return s;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return f9Slow(n, s);
//+}
//+
//+[[gnu::noinline]] static int f9Slow(int n, int s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + s;
}
//+static int f10Slow(int n, long s, char e);
//+
static int f10(int n, std::atomic<long> &c, const std::atomic<char> *d) {
//         ^ warning: early return of 'f10' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto s = c.load();
  auto e = d->load();
  if (s) return s;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return f10Slow(n, s, e);
//+}
//+
//+[[gnu::noinline]] static int f10Slow(int n, long s, char e) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + s + e;
}
int main() {
  std::atomic<long> c{0};
  std::atomic<char> d{1};
  std::printf("%d %d %d %d %d %d %d %d %d %d %d\n", f1(1), f2(1), f3(1), f4(1), f5(1), f6(1), f7(1),
              f8(1), bx.f(1), f9(2), f10(1, c, &d));
}
