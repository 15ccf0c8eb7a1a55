// H107 target, target_clones and several versions of a function
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper uses the same instructions. Where there are several versions, each would need its own.
#include "trace.h"
#include <nmmintrin.h>

//+static __attribute__((target("sse4.2"))) unsigned fSlow(unsigned a);
//+
__attribute__((target("sse4.2"))) unsigned f(unsigned a) {
//                                         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] static __attribute__((target("sse4.2"))) unsigned fSlow(unsigned a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return _mm_crc32_u32(a, 1);
}

#define SSE42 __attribute__((target("sse4.2")))
struct S {
  SSE42 unsigned member(unsigned a) const;
//+
//+private:
//+  SSE42 unsigned memberSlow(unsigned a) const;
//+
//+public:
  template <class T> [[gnu::target("sse4.2")]] static T generic(T a) {
//                                                      ^ warning: early return of 'generic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return genericSlow<T>(a);
//+  }
//+
//+private:
//+  template <class T> [[gnu::noinline]] [[gnu::target("sse4.2")]] static T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return _mm_crc32_u32(a, 2);
  }
};

unsigned S::member(unsigned a) const {
//          ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow(a);
//+}
//+
//+[[gnu::noinline]] unsigned S::memberSlow(unsigned a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return _mm_crc32_u32(a, 3);
}

__attribute__((target_clones("sse4.2", "default"))) int clones(int a) {
//                                                      ^ warning: early return of 'clones' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                                                      ^ note: no fix-it: the function has several versions for different targets
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

__attribute__((target("sse4.2"))) int version(int a) {
//                                    ^ warning: early return of 'version' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                                    ^ note: no fix-it: the function has several versions for different targets
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 1;
}
__attribute__((target("default"))) int version(int a) {
//                                     ^ warning: early return of 'version' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                                     ^ note: no fix-it: the function has several versions for different targets
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 1;
}

int main() {
  slowThenFast([] {
    std::printf("%u %u %u\n", f(1), S().member(2), S::generic(3U));
    std::printf("%d %d\n", clones(4), version(5));
  });
}
