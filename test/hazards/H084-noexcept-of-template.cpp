// H084 noexcept(expression) on a template
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Declaration and definition of the helper carry the same text, and the parameters in it.
#include "trace.h"

//+template <class T> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) noexcept(noexcept(t()));
//+
template <class T> void f(T t) noexcept(noexcept(t())) {
//                      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow<T>(t);
//+}
//+
//+template <class T> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) noexcept(noexcept(t())) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  t();
}

//+template <class T, class U> [[gnu::noinline]] U otherSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t, std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> u) noexcept(noexcept(t()));
//+
// Of two parameters the slow path uses one, the signature the other.
template <class T, class U> U other(T t, U u) noexcept(noexcept(t())) {
//                            ^ warning: early return of 'other' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return U();
//+  return otherSlow<T, U>(t, u);
//+}
//+
//+template <class T, class U> [[gnu::noinline]] U otherSlow([[maybe_unused]] std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t, std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> u) noexcept(noexcept(t())) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return u + 1;
}

template <class T> class V {
public:
  void member(T t) noexcept(sizeof(T) > 1);
//+
//+private:
//+  void memberSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) noexcept(sizeof(T) > 1);
//+
//+public:
  static int shared(T t) noexcept(noexcept(T(t)));
//+
//+private:
//+  static int sharedSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) noexcept(noexcept(T(t)));
};

template <class T> void V<T>::member(T t) noexcept(sizeof(T) > 1) {
//                            ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  memberSlow(t);
//+}
//+
//+template <class T> [[gnu::noinline]] void V<T>::memberSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) noexcept(sizeof(T) > 1) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(t);
}

template <class T> int V<T>::shared(T t) noexcept(noexcept(T(t))) {
//                           ^ warning: early return of 'shared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return sharedSlow(t);
//+}
//+
//+template <class T> [[gnu::noinline]] int V<T>::sharedSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) noexcept(noexcept(T(t))) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t + 1;
}

int main() {
  auto throws = [] { throw 1; };
  auto quiet = []() noexcept { work(2); };
  static_assert(!noexcept(f(throws)) && noexcept(f(quiet)));
  slowThenFast([&] {
    try {
      f(quiet);
      f(throws);
    } catch (int n) {
      std::printf("caught %d\n", n);
    }
    std::printf("%d\n", other(throws, 3));
    V<int>().member(4);
    std::printf("%d\n", V<char>::shared(5));
  });
}
