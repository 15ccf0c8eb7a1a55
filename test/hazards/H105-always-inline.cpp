// H105 always_inline
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The original keeps it, as what remains of it is worth inlining; the helper must not have it.
#include "trace.h"

//+static void fSlow(int a);
//+
__attribute__((always_inline)) inline void f(int a) {
//                                         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static int standardSlow(int a);
//+
[[gnu::always_inline, nodiscard]] static inline int standard(int a) {
//                                                  ^ warning: early return of 'standard' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return standardSlow(a);
//+}
//+
//+[[gnu::noinline]] static int standardSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

#define FORCE_INLINE inline __attribute__((__always_inline__))
namespace {
//+int macroSlow(int a);
//+
FORCE_INLINE int macro(int a) {
//               ^ warning: early return of 'macro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return macroSlow(a);
//+}
//+
//+[[gnu::noinline]] int macroSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
} // namespace

struct S {
  template <class T> FORCE_INLINE T member(T a) {
//                                  ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return memberSlow<T>(a);
//+  }
//+
//+private:
//+  template <class T> [[gnu::noinline]] T memberSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a + 1;
  }
//+
//+public:
  FORCE_INLINE int outside(int a) const;
//+
//+private:
//+  int outsideSlow(int a) const;
};

int S::outside(int a) const {
//     ^ warning: early return of 'outside' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return outsideSlow(a);
//+}
//+
//+[[gnu::noinline]] inline int S::outsideSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d %d %ld %d\n", standard(2), macro(3), S().member(4L), S().outside(5));
  });
}
