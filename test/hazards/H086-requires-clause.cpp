// H086 requires-clause
// RUN: %check-marks %s --run --std=c++20 -- -I%S/Inputs
// With the clause on only one of declaration and definition there would be two overloads.
#include "trace.h"
#include <concepts>

//+template <class T> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) requires(sizeof(T) > 1);
//+
template <class T> void f(T t)
//                      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  requires(sizeof(T) > 1)
{
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow<T>(t);
//+}
//+
//+template <class T> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) requires(sizeof(T) > 1)
//+{
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(t);
}

//+template <class T> requires std::integral<T> [[gnu::noinline]] int headSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t);
//+
template <class T>
  requires std::integral<T>
int head(T t) {
//  ^ warning: early return of 'head' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return headSlow<T>(t);
//+}
//+
//+template <class T> requires std::integral<T> [[gnu::noinline]] int headSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t + 1;
}

//+template <std::integral T> [[gnu::noinline]] int bothSlow(T t) requires(sizeof(T) == 1);
//+
template <std::integral T> int both(T t) requires(sizeof(T) == 1) {
//                             ^ warning: early return of 'both' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return bothSlow<T>(t);
//+}
//+
//+template <std::integral T> [[gnu::noinline]] int bothSlow(T t) requires(sizeof(T) == 1) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t;
}
//+template <std::integral T> [[gnu::noinline]] int bothSlow2(T t) requires(sizeof(T) == 4);
//+
// The helpers of two overloads that differ in nothing else.
template <std::integral T> int both(T t) requires(sizeof(T) == 4) {
//                             ^ warning: early return of 'both' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
//+  return bothSlow2<T>(t);
//+}
//+
//+template <std::integral T> [[gnu::noinline]] int bothSlow2(T t) requires(sizeof(T) == 4) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t + 1;
}

template <class T> class V {
public:
  void plain(T t) requires std::integral<T>;
//+
//+private:
//+  void plainSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) requires std::integral<T>;
//+
//+public:
  template <class U> requires std::integral<U> U member(U u, T t) const requires(sizeof(U) > 1);
//+
//+private:
//+  template <class U> requires std::integral<U> [[gnu::noinline]] U memberSlow(std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> u, std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) const requires(sizeof(U) > 1);
};

template <class T> void V<T>::plain(T t) requires std::integral<T> {
//                            ^ warning: early return of 'plain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  plainSlow(t);
//+}
//+
//+template <class T> [[gnu::noinline]] void V<T>::plainSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) requires std::integral<T> {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(t);
}

template <class T> template <class U> requires std::integral<U>
U V<T>::member(U u, T t) const requires(sizeof(U) > 1) {
//      ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow<U>(u, t);
//+}
//+
//+template <class T> template <class U> requires std::integral<U> [[gnu::noinline]] U V<T>::memberSlow(std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> u, std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) const requires(sizeof(U) > 1) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return u + t;
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d %d %d\n", head(2), both('a'), both(3));
    V<int>().plain(4);
    std::printf("%ld\n", V<int>().member(5L, 6));
  });
}
