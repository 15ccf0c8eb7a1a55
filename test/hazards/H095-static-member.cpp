// H095 Static member, defined outside its class
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// `static` stands in the class only.
#include "trace.h"

struct S {
  static void f(int a);
//+
//+private:
//+  static void fSlow(int a);
//+
//+public:
  inline static int g(int a) noexcept;
//+
//+private:
//+  static int gSlow(int a) noexcept;
//+
//+public:
  int static h(int a);

//+private:
//+  static int hSlow(int a);
//+
protected:
  template <class T> static T k(T a);
//+
//+private:
//+  template <class T> [[gnu::noinline]] static T kSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a);
//+
//+protected:
  friend int main();
};

void S::f(int a) {
//      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void S::fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int S::g(int a) noexcept {
//     ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return gSlow(a);
//+}
//+
//+[[gnu::noinline]] inline int S::gSlow(int a) noexcept {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int S::h(int a) {
//     ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return hSlow(a);
//+}
//+
//+[[gnu::noinline]] int S::hSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 1;
}

template <class T> T S::k(T a) {
//                      ^ warning: early return of 'k' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return kSlow<T>(a);
//+}
//+
//+template <class T> [[gnu::noinline]] T S::kSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 2;
}

// By a macro that says more than `static`.
#define SHARED static inline
struct M {
  SHARED int f(int a) {
//           ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return fSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static int fSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a;
  }
};

int main() {
  slowThenFast([] {
    S::f(1);
    std::printf("%d %d %ld %d\n", S::g(2), S::h(3), S::k(4L), M::f(5));
  });
}
