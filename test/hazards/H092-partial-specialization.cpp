// H092 Member of a partial specialization
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The declaration belongs in the specialization, not into the primary template.
#include "trace.h"

template <class T, class = void> struct V {
  void f(T a) { work(a); }
};

template <class T> struct V<T *> {
  void f(T *p);
//+
//+private:
//+  void fSlow(T *p);
//+
//+public:
  T g(T *p) {
//  ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return T();
//+    return gSlow(p);
//+  }
//+
//+private:
//+  [[gnu::noinline]] T gSlow(T *p) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return *p;
  }
};

template <class T> void V<T *>::f(T *p) {
//                              ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(p);
//+}
//+
//+template <class T> [[gnu::noinline]] void V<T *>::fSlow(T *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(*p);
}

template <class T> class V<T[3], int> {
public:
  template <class U> void h(const T (&array)[3], U u);
//+
//+private:
//+  template <class U> [[gnu::noinline]] void hSlow(const T (&array)[3], std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> u);
};

template <class T> template <class U> void V<T[3], int>::h(const T (&array)[3], U u) {
//                                                       ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  hSlow<U>(array, u);
//+}
//+
//+template <class T> template <class U> [[gnu::noinline]] void V<T[3], int>::hSlow(const T (&array)[3], std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> u) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(array[u]);
}

int main() {
  slowThenFast([] {
    int n = 1, array[3] = {5, 6, 7};
    V<int>().f(n);
    V<int *>().f(&n);
    std::printf("%d\n", V<int *>().g(&n));
    V<int[3], int>().h(array, 2);
  });
}
