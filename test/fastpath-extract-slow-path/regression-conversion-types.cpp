// The type that a conversion operator outside of its class names.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

struct C {
  using R = int *;
  struct N {
    int v;
  };
  operator R();
//+
//+private:
//+  R convertSlow();
//+
//+public:
  operator N() const;
//+
//+private:
//+  N convertSlow2() const;
//+
//+public:
  template <class T> struct D {
    using Q = T;
    operator Q();
//+
//+  private:
//+    Q convertSlow();
  };
  int x;
};
C::operator R() {
// ^ warning: early return of 'operator {{(C::)?}}R' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return &x;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return convertSlow();
//+}
//+
//+[[gnu::noinline]] auto C::convertSlow() -> R {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return nullptr;
}
C::operator N() const {
// ^ warning: early return of 'operator {{(C::)?}}N' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {x};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return convertSlow2();
//+}
//+
//+[[gnu::noinline]] auto C::convertSlow2() const -> N {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {3};
}
template <class T> C::D<T>::operator Q() {
//                          ^ warning: early return of 'operator {{(C::D::)?}}Q' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 1;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return convertSlow();
//+}
//+
//+template <class T> [[gnu::noinline]] auto C::D<T>::convertSlow() -> Q {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return 2;
}
int main() {
  C c{};
  std::printf("%d %d %d\n", (int *)c == nullptr, C::N(c).v, int(C::D<int>()));
}
