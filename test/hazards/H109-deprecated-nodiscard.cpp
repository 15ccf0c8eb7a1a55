// H109 nodiscard, deprecated, unavailable
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The original's callers are warned; the original itself must not be, when it calls the helper.
#include "trace.h"

//+static int fSlow(int a);
//+
[[deprecated("use g")]] int f(int a) {
//                          ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
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

//+static int gSlow(int a) noexcept;
//+
[[nodiscard]] int g(int a) noexcept {
//                ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return gSlow(a);
//+}
//+
//+[[gnu::noinline]] static int gSlow(int a) noexcept {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

// By GNU attributes, on the declaration.
int old(int a) __attribute__((deprecated, warn_unused_result));
//+static int oldSlow(int a);
//+
int old(int a) {
//  ^ warning: early return of 'old' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return oldSlow(a);
//+}
//+
//+[[gnu::noinline]] static int oldSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

struct S {
  __attribute__((unavailable("never"))) static int never(int a) {
//                                                 ^ warning: early return of 'never' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return neverSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static int neverSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a;
  }
//+
//+public:
  [[nodiscard, deprecated]] int member(int a) const;
//+
//+private:
//+  int memberSlow(int a) const;
};

int S::member(int a) const {
//     ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow(a);
//+}
//+
//+[[gnu::noinline]] int S::memberSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

#define OLD_API [[deprecated]]
//+template <class T> [[gnu::noinline]] T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a);
//+
template <class T> OLD_API T generic(T a) {
//                           ^ warning: early return of 'generic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return genericSlow<T>(a);
//+}
//+
//+template <class T> [[gnu::noinline]] T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 1;
}

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
int main() {
  slowThenFast([] { std::printf("%d %d %d %d %ld\n", f(1), g(2), old(3), S().member(4), generic(5L)); });
}
