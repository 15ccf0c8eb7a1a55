// H014 Explicit template arguments at call sites
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// What the caller chose, the helper must get: it is told so.
#include "trace.h"

//+template <class T> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> v);
//+
template <class T> void f(T v) {
//                      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow<T>(v);
//+}
//+
//+template <class T> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> v) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::printf("%d bytes: %d\n", static_cast<int>(sizeof(T)), static_cast<int>(v));
}

//+template <class T> [[gnu::noinline]] void changeSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> v);
//+
// A `T` by value that is a reference stays one, and a class is not copied again.
template <class T> void change(T v) {
//                      ^ warning: early return of 'change' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  changeSlow<T>(v);
//+}
//+
//+template <class T> [[gnu::noinline]] void changeSlow([[maybe_unused]] std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> v) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  v.value += 1;
}

//+template <class T> [[gnu::noinline]] T &sameSlow(T &v);
//+
// Of an explicit reference a copy would be another object.
template <class T> T &same(T &v) {
//                    ^ warning: early return of 'same' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return v;
//+  return sameSlow<T>(v);
//+}
//+
//+template <class T> [[gnu::noinline]] T &sameSlow(T &v) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return v;
}

int main() {
  Traced t(1);
  slowThenFast([&] {
    f<long>(1);
    f<char>(2);
    change<Traced &>(t);
    work(t.value);
    change<Traced>(t);
    work(same<const Traced>(t).value);
  });
}
