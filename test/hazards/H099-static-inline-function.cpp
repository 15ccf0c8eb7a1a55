// H099 static and static inline functions
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper is static, and not `inline`: GCC warns about that with noinline.
//--- f.h
#pragma once
#include "trace.h"

//+static void fSlow(int a);
//+
static inline void f(int a) {
//                 ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
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

//+static int gSlow(int a);
//+
inline static int g(int a) {
//                ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return gSlow(a);
//+}
//+
//+[[gnu::noinline]] static int gSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+template <class T> [[gnu::noinline]] static T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a);
//+
template <class T> static inline T generic(T a) {
//                                 ^ warning: early return of 'generic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return genericSlow<T>(a);
//+}
//+
//+template <class T> [[gnu::noinline]] static T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 1;
}
//--- main.cpp
#include "f.h"

static int h(int a);

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d %d %ld\n", g(2), h(3), generic(4L));
  });
}

//+static int hSlow(int a);
//+
// `static` only at the declaration.
int h(int a) {
//  ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return hSlow(a);
//+}
//+
//+[[gnu::noinline]] static int hSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
