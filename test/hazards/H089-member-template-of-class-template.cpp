// H089 Member template of a class template
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Two heads; the arguments of the inner one are passed on.
#include "trace.h"
#include <utility>

template <class T> struct V {
  template <class U> void f(U u);
//+
//+private:
//+  template <class U> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> u);
//+
//+public:
  template <class U, int N> static T g(const U &u);
//+
//+private:
//+  template <class U, int N> [[gnu::noinline]] static T gSlow(const U &u);
//+
//+public:
  template <class... A> T forwards(A &&...a) const;
//+
//+private:
//+  template <class... A> [[gnu::noinline]] T forwardsSlow(A &&...a) const;
//+
//+public:
  // In the class.
  template <class U> T h(U u) {
//                     ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return T();
//+    return hSlow<U>(u);
//+  }
//+
//+private:
//+  template <class U> [[gnu::noinline]] T hSlow(std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> u) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return u + 1;
  }
//+
//+public:
  T sum(int a, const Traced &b, Traced &&c) const { return a + b.value + c.value; }
};

template <class T> template <class U>
void V<T>::f(U u) {
//         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow<U>(u);
//+}
//+
//+template <class T> template <class U> [[gnu::noinline]] void V<T>::fSlow(std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> u) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(u);
}

template <class T>
template <class U, int N>
T V<T>::g(const U &u) {
//      ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return T();
//+  return gSlow<U, N>(u);
//+}
//+
//+template <class T> template <class U, int N> [[gnu::noinline]] T V<T>::gSlow(const U &u) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return u + N;
}

template <class T> template <class... A> T V<T>::forwards(A &&...a) const {
//                                               ^ warning: early return of 'forwards' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return T();
//+  return forwardsSlow<A...>(static_cast<A &&>(a)...);
//+}
//+
//+template <class T> template <class... A> [[gnu::noinline]] T V<T>::forwardsSlow(A &&...a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return sum(std::forward<A>(a)...);
}

int main() {
  Traced b(10);
  slowThenFast([&] {
    V<int> v;
    v.f(1);
    v.f<long>('a');
    std::printf("%d %d\n", V<long>::g<char, 2>(3) == 5, v.h(4));
    std::printf("%d\n", v.forwards(5, b, Traced(20)));
  });
}
