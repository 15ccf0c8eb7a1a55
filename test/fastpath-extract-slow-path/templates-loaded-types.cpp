// Locals that a template loads.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

template <class T> struct Tag {
  T v;
};
template <class T> struct Box {
  std::atomic<T *> head{};
  std::atomic<Tag<T>> v{};
  std::atomic<T> t{};
  int f(int n) {
//    ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    auto *p = head.load();
    if (p) return *p;
//  ^ note: the fast path ends at this atomic check; the loaded value is returned
//+    return fSlow(n, p);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int fSlow(int n, T *p) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + (p == nullptr);
  }
//+
//+public:
  int f2(int n) {
//    ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    auto p = head.load();
    if (p) return *p;
//  ^ note: the fast path ends at this atomic check; the loaded value is returned
//+    return f2Slow(n, p);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int f2Slow(int n, T *p) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + (p == nullptr);
  }
//+
//+public:
  int f3(int n) {
//    ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    auto p = v.load();
    if (p.v) return p.v;
//  ^ note: the fast path ends at this atomic check; the loaded value is returned
//+    return f3Slow(n, p);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int f3Slow(int n, Tag<T> p) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + p.v;
  }
//+
//+public:
  int f4(int n) {
//    ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    const auto p = t.load();
    if (p) return p;
//  ^ note: the fast path ends at this atomic check; the loaded value is returned
//+    return f4Slow(n, p);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int f4Slow(int n, const T p) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + p;
  }
//+
//+public:
  int f5(int n) {
//    ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: the type of the local 'p' cannot be spelled where the helper is declared
    const auto *p = head.load();
    if (p) return *p;
//  ^ note: the fast path ends at this atomic check; the loaded value is returned
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + (p == nullptr);
  }
  int f6(int n);
};
template <class U> int Box<U>::f6(int n) {
//                             ^ warning: early return of 'f6' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                             ^ note: no fix-it: the type of the local 'p' cannot be spelled where the helper is declared
  const auto p = t.load();
  if (p) return p;
//^ note: the fast path ends at this atomic check; the loaded value is returned
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + p;
}
template <class T> struct Node {
  std::atomic<Node *> next{};
  int f(int n) {
//    ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    auto p = next.load();
    if (p) return p->f(n);
//  ^ note: the fast path ends at this atomic check; the loaded value is returned
//+    return fSlow(n, p);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int fSlow(int n, Node *p) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + (p == nullptr);
  }
};
template <class T> struct Q {
  std::atomic<T *> h{};
  T v{};
  template <class V> int m(V x);
//+
//+private:
//+  template <class V> [[gnu::noinline]] int mSlow(std::conditional_t<std::is_trivially_constructible_v<V, V &>, V, V &> x, T *p);
//+
//+public:
  int n(int k);
//+
//+private:
//+  int nSlow(int k, T *p);
//+
//+public:
  int o(int k);
//+
//+private:
//+  int oSlow(int k, T *p);
};
template <class T> template <class V> int Q<T>::m(V x) {
//                                              ^ warning: early return of 'm' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  T *p = h.load();
  if (p) return *p;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return mSlow<V>(x, p);
//+}
//+
//+template <class T> template <class V> [[gnu::noinline]] int Q<T>::mSlow(std::conditional_t<std::is_trivially_constructible_v<V, V &>, V, V &> x, T *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return sizeof(x) + (p == nullptr);
}
template <class A> int Q<A>::n(int k) {
//                           ^ warning: early return of 'n' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  A *p = h.load();
  if (p) return *p;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return nSlow(k, p);
//+}
//+
//+template <class A> [[gnu::noinline]] int Q<A>::nSlow(int k, A *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return k + (p == nullptr);
}
template <class T> int Q<T>::o(int k) {
//                           ^ warning: early return of 'o' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  T *p = h.load();
  if (p) return *p;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return oSlow(k, p);
//+}
//+
//+template <class T> [[gnu::noinline]] int Q<T>::oSlow(int k, T *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return k + (p == nullptr);
}
int main() {
  Box<int> b;
  Q<int> q;
  Node<int> k;
  std::printf("%d %d %d %d %d %d %d %d %d %d\n", b.f(1), b.f2(2), b.f3(3), b.f4(4), b.f5(5),
              b.f6(6), k.f(7), q.m(3L), q.n(4), q.o(5));
}
