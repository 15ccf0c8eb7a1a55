// H080 auto as the return type
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A function with a deduced type cannot be called before its definition: the helper's type is written out, if
// it is not a template.
#include "trace.h"

//+static int fSlow(int a);
//+
auto f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static int *pointerSlow(int *p);
//+
auto *pointer(int *p) {
//    ^ warning: early return of 'pointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return p;
//+  return pointerSlow(p);
//+}
//+
//+[[gnu::noinline]] static int *pointerSlow(int *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ++*p;
  return p;
}

struct S {
  const auto &member() const {
//            ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return value;
//+    return memberSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] const int &memberSlow() const {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return value;
  }
//+
//+public:
  template <class T> static auto generic(T a) {
//                               ^ warning: early return of 'generic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return a + 1;
//+    return genericSlow<T>(a);
//+  }
//+
//+private:
//+  template <class T> [[gnu::noinline]] static auto genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a + 2;
  }
//+
//+public:
  int value = 3;
};

//+template <class T> [[gnu::noinline]] const auto &freeTemplateSlow(const T &t);
//+
template <class T> const auto &freeTemplate(const T &t) {
//                             ^ warning: early return of 'freeTemplate' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return t;
//+  return freeTemplateSlow<T>(t);
//+}
//+
//+template <class T> [[gnu::noinline]] const auto &freeTemplateSlow(const T &t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t;
}

// From what does not return nothing can be deduced.
template <class T> auto throws(T a) {
//                      ^ warning: early return of 'throws' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                      ^ note: no fix-it: the return type is deduced, and the slow path has no return to deduce it from
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a + 1;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  throw a + 1;
}

template <class T> struct V {
  auto member(T a) const {
//     ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return a + 1;
//+    return memberSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] auto memberSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) const {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    if (a > 1)
      return member(a - 1);
    return a * 2;
  }
};

//+static void nothingSlow(int a);
//+
auto nothing(int a) {
//   ^ warning: early return of 'nothing' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  nothingSlow(a);
//+}
//+
//+[[gnu::noinline]] static void nothingSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

// The type of a lambda has no name.
static auto twice = [](int n) { return 2 * n; };
auto lambda() {
//   ^ warning: early return of 'lambda' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the return type is deduced, and cannot be spelled where the helper is declared
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return twice;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return twice;
}

//+static auto trailingSlow(int a) -> int;
//+
// With a trailing type nothing is deduced.
auto trailing(int a) -> int {
//   ^ warning: early return of 'trailing' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return trailingSlow(a);
//+}
//+
//+[[gnu::noinline]] static auto trailingSlow(int a) -> int {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  int n = 5;
  slowThenFast([&] {
    std::printf("%d %d %d\n", f(1), *pointer(&n), trailing(2));
    S s;
    try {
      std::printf("%d\n", freeTemplate(6));
      std::printf("%d\n", throws(7));
    } catch (int thrown) {
      std::printf("caught %d\n", thrown);
    }
    std::printf("%d\n", V<int>().member(3));
    nothing(8);
    std::printf("%d\n", lambda()(10));
    std::printf("%d %d\n", s.member(), S::generic(4));
  });
}
