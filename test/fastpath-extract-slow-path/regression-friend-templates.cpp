// In a template it cannot be told whether access as a friend is needed.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

template <class T> class X {
  int v = 3;
  using Priv = int;
  static int k;
  X(int) {
  }
  ~X() = default;

public:
  X() = default;
  static X *make() {
    return new X;
  }
  template <class U> friend int f1(X<U> *);
  template <class U> friend int f2(X<U> *);
  template <class U> friend int f3(X<U> *);
  template <class U> friend int f4(X<U> *);
  template <class U> friend int f5(X<U> *);
};
template <class T> int X<T>::k = 4;
template <class U> int f1(X<U> *x) {
//                     ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: the function is a friend of 'X', to which the helper may lack access
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  typename X<U>::Priv p = 3;
  return p;
}
template <class U> int f2(X<U> *x) {
//                     ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: the function is a friend of 'X', to which the helper may lack access
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return X<U>::k;
}
template <class U> int f3(X<U> *x) {
//                     ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: the function is a friend of 'X', to which the helper may lack access
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto p = new X<U>(3);
  return p != nullptr;
}
template <class U> int f4(X<U> *x) {
//                     ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: the function is a friend of 'X', to which the helper may lack access
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  delete x;
  return 4;
}
template <class U> int f5(X<U> *x) {
//                     ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: the function is a friend of 'X', to which the helper may lack access
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  int X<U>::*p = &X<U>::v;
  return p != nullptr;
}
int main() {
  auto *x = X<int>::make();
  std::printf("%d %d %d %d %d\n", f1(x), f2(x), f3(x), f5(x), f4(x));
}
