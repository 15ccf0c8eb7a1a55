// H122 Member of a nested class, defined outside
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

namespace n {
struct A {
  struct B {
    void f(int a);
//+
//+  private:
//+    void fSlow(int a);
  };
  class Later;
  template <class T> struct Of {
    int g(T a);
//+
//+  private:
//+    int gSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a);
  };
};

class A::Later {
public:
  int g(int a) const;
//+
//+private:
//+  int gSlow(int a) const;
};
} // namespace n

void n::A::B::f(int a) {
//            ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void n::A::B::fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int n::A::Later::g(int a) const {
//               ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return gSlow(a);
//+}
//+
//+[[gnu::noinline]] int n::A::Later::gSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

template <class T> int n::A::Of<T>::g(T a) {
//                                  ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return gSlow(a);
//+}
//+
//+template <class T> [[gnu::noinline]] int n::A::Of<T>::gSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return static_cast<int>(a);
}

int main() {
  slowThenFast([] {
    n::A::B().f(1);
    std::printf("%d %d\n", n::A::Later().g(2), n::A::Of<double>().g(3.5));
  });
}
