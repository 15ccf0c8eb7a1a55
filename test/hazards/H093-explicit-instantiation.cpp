// H093 extern template and explicit instantiation
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper is instantiated where the original is.
//--- f.h
#pragma once
#include "trace.h"

//+template <class T> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t);
//+
template <class T> void f(T t) {
//                      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow<T>(t);
//+}
//+
//+template <class T> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(t);
}
extern template void f<int>(int);

template <class T> struct V {
  void g(T t);
//+
//+private:
//+  void gSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t);
};
template <class T> void V<T>::g(T t) {
//                            ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  gSlow(t);
//+}
//+
//+template <class T> [[gnu::noinline]] void V<T>::gSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(t + 1);
}
extern template struct V<int>;
extern template void V<long>::g(long);
//--- instances.cpp
#include "f.h"

template void f<int>(int);
template struct V<int>;
template void V<long>::g(long);
//--- main.cpp
#include "f.h"

int main() {
  slowThenFast([] {
    f(1);
    f('a');
    V<int>().g(2);
    V<long>().g(3);
  });
}
