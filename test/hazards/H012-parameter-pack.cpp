// H012 Parameter pack
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"
#include <utility>

static void store(const Traced &t) { std::printf("lvalue %d\n", t.value); }
static void store(Traced &&t) { Traced taken(std::move(t)); }

//+template <class... A> [[gnu::noinline]] void fSlow(A &&...a);
//+
template <class... A> void f(A &&...a) {
//                         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow<A...>(static_cast<A &&>(a)...);
//+}
//+
//+template <class... A> [[gnu::noinline]] void fSlow(A &&...a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  (store(std::forward<A>(a)), ...);
}

//+template <class R, class... A> [[gnu::noinline]] R sumSlow(std::conditional_t<std::is_trivially_constructible_v<R, R &>, R, R &> first, std::conditional_t<std::is_trivially_constructible_v<A, A &>, A, A &> ...a);
//+
// By value: each element as its type wants it.
template <class R, class... A> R sum(R first, A... a) {
//                               ^ warning: early return of 'sum' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return first;
//+  return sumSlow<R, A...>(first, a...);
//+}
//+
//+template <class R, class... A> [[gnu::noinline]] R sumSlow(std::conditional_t<std::is_trivially_constructible_v<R, R &>, R, R &> first, std::conditional_t<std::is_trivially_constructible_v<A, A &>, A, A &> ...a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return first + (0 + ... + a.value);
}

// Only the number of elements is used, or none of them.
template <int... N> struct List {
  template <class... A> static int count(const A &...a) {
//                                 ^ warning: early return of 'count' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return countSlow<A...>(a...);
//+  }
//+
//+private:
//+  template <class... A> [[gnu::noinline]] static int countSlow(const A &...a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return static_cast<int>(sizeof...(a)) * (0 + ... + N);
  }
//+
//+public:
  template <class... A> static int ignore(const A &...) {
//                                 ^ warning: early return of 'ignore' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return ignoreSlow<A...>();
//+  }
//+
//+private:
//+  template <class... A> [[gnu::noinline]] static int ignoreSlow() {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return static_cast<int>(sizeof...(A));
  }
};

int main() {
  Traced t(1);
  slowThenFast([&] {
    f(t, Traced(2));
    f();
    std::printf("%d\n", sum(3, t, Traced(4)));
    std::printf("%d\n", sum(5));
    std::printf("%d %d\n", List<1, 2>::count(t, 6), List<>::ignore(7, 8));
  });
}
