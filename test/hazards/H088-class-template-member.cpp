// H088 Member of a class template, defined outside
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper repeats the head and the qualifier.
#include "trace.h"

template <class T> class V {
public:
  explicit V(T t) : value(t) {}
  void f(T a);
//+
//+private:
//+  void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a);
//+
//+public:
  T g(T a) const noexcept;
//+
//+private:
//+  T gSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) const noexcept;
//+
//+public:
  static V make(int a);
//+
//+private:
//+  static V makeSlow(int a);
//+
//+public:
  class Inner {
  public:
    T h(T a);
//+
//+  private:
//+    T hSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a);
  };

private:
  T value;
};

template <class T> void V<T>::f(T a) {
//                            ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+template <class T> [[gnu::noinline]] void V<T>::fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a + value);
}

// Another name of the parameter.
template <typename Type>
Type V<Type>::g(Type a) const noexcept {
//            ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return value;
//+  return gSlow(a);
//+}
//+
//+template <typename Type> [[gnu::noinline]] Type V<Type>::gSlow(std::conditional_t<std::is_trivially_constructible_v<Type, Type &>, Type, Type &> a) const noexcept {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + value;
}

template <class T> V<T> V<T>::make(int a) {
//                            ^ warning: early return of 'make' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return V<T>(0);
//+  return makeSlow(a);
//+}
//+
//+template <class T> [[gnu::noinline]] V<T> V<T>::makeSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return V(a);
}

template <class T> inline T V<T>::Inner::h(T a) {
//                                       ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return hSlow(a);
//+}
//+
//+template <class T> [[gnu::noinline]] T V<T>::Inner::hSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 1;
}

template <class T, int N> struct Array {
  int size(int a) const;
//+
//+private:
//+  int sizeSlow(int a) const;
};
template <class T, int N> int Array<T, N>::size(int a) const {
//                                         ^ warning: early return of 'size' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return sizeSlow(a);
//+}
//+
//+template <class T, int N> [[gnu::noinline]] int Array<T, N>::sizeSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return N + a + static_cast<int>(sizeof(T));
}

int main() {
  slowThenFast([] {
    V<int> v(1);
    v.f(2);
    std::printf("%d %d\n", v.g(3), V<int>::Inner().h(4));
    V<long>::make(5).f(6);
    std::printf("%d\n", Array<char, 7>().size(8));
  });
}
