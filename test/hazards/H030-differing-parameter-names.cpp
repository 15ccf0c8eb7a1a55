// H030 Declaration and definition use different parameter names
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper's declaration is written like the original's declaration, its definition like the
// original's definition.
//--- counter.h
#pragma once
#include "trace.h"
struct S {
  void f(int count);
//+
//+private:
//+  void fSlow(int count);
//+
//+public:
  int none(int, const char *);
//+
//+private:
//+  int noneSlow(int, const char *);
//+
//+public:
  template <class T> int other(T first, int second = 2);
//+
//+private:
//+  template <class T> [[gnu::noinline]] int otherSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> first, int second);
};
template <class U> int S::other(U a, int b) {
//                        ^ warning: early return of 'other' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return otherSlow<U>(a, b);
//+}
//+
//+template <class U> [[gnu::noinline]] int S::otherSlow(std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> a, int b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a - b;
}
int free(int count, int factor);
//--- counter.cpp
#include "counter.h"
void S::f(int n) {
//      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(n);
//+}
//+
//+[[gnu::noinline]] void S::fSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(n);
}
int S::none(int n, const char *text) {
//     ^ warning: early return of 'none' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return noneSlow(n, text);
//+}
//+
//+[[gnu::noinline]] int S::noneSlow(int n, const char *text) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + text[0];
}
//+static int freeSlow(int factor, int count);
//+
// Here the names are swapped.
int free(int factor, int count) {
//  ^ warning: early return of 'free' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return freeSlow(factor, count);
//+}
//+
//+[[gnu::noinline]] static int freeSlow(int factor, int count) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return 10 * factor + count;
}
//--- main.cpp
#include "counter.h"
int main() {
  slowThenFast([] {
    S s;
    s.f(1);
    std::printf("%d %d %d\n", s.none(2, "a"), s.other(3), free(4, 5));
  });
}
