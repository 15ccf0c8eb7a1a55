// H013 Non-deducible template parameter
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper could not deduce them: all template arguments are listed.
#include "trace.h"

//+template <class R> [[gnu::noinline]] R fSlow(int a);
//+
template <class R> R f(int a) {
//                   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return R();
//+  return fSlow<R>(a);
//+}
//+
//+template <class R> [[gnu::noinline]] R fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return R(a);
}

//+template <int N, template <class> class Box, class Unused> [[gnu::noinline]] int pickSlow();
//+
// A value, a template and a default argument, which the helper does without.
template <int N, template <class> class Box, class Unused = void> int pick() {
//                                                                    ^ warning: early return of 'pick' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return N;
//+  return pickSlow<N, Box, Unused>();
//+}
//+
//+template <int N, template <class> class Box, class Unused> [[gnu::noinline]] int pickSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return Box<int>{N}.item;
}

template <class T> struct Plain {
  T item;
};

//+template <class R, class... Options> [[gnu::noinline]] R convertSlow(int a);
//+
// Before a pack, and nothing to deduce it from.
template <class R, class... Options> R convert(int a) {
//                                     ^ warning: early return of 'convert' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return R();
//+  return convertSlow<R, Options...>(a);
//+}
//+
//+template <class R, class... Options> [[gnu::noinline]] R convertSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return R(a + static_cast<int>(sizeof...(Options)));
}

// Behind a pack an argument cannot be listed.
template <class... Options, class T> int behind(T t) {
//                                       ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                                       ^ note: no fix-it: a template parameter follows a parameter pack
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t + static_cast<int>(sizeof...(Options));
}

// What has no name cannot be used, and is dropped.
struct Maker {
  template <class R, class, int = 3> static R make(R r) {
//                                            ^ warning: early return of 'make' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return r;
//+    return makeSlow<R>(r);
//+  }
//+
//+private:
//+  template <class R> [[gnu::noinline]] static R makeSlow(std::conditional_t<std::is_trivially_constructible_v<R, R &>, R, R &> r) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return r + 1;
  }
};

int main() {
  slowThenFast([] {
    std::printf("%ld\n", f<long>(1));
    std::printf("%d\n", pick<2, Plain>());
    std::printf("%.1f\n", convert<double, char, int>(3));
    std::printf("%d\n", behind<char, int>(4));
    std::printf("%d\n", Maker::make<int, void>(5));
  });
}
