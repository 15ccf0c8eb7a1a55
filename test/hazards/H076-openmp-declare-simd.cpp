// H076 OpenMP declare simd
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -fopenmp-simd
// The pragma is bound to the next declaration, which must not become that of a helper.
#include "trace.h"

#pragma omp declare simd
int f(int a) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: an OpenMP directive is bound to the declaration
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

#pragma omp declare simd
int earlier(int a);
//+static int earlierSlow(int a);
//+
int earlier(int a) {
//  ^ warning: early return of 'earlier' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return earlierSlow(a);
//+}
//+
//+[[gnu::noinline]] static int earlierSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static int loopSlow(int n);
//+
// A pragma inside the slow path stays with its loop.
int loop(int n) {
//  ^ warning: early return of 'loop' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return loopSlow(n);
//+}
//+
//+[[gnu::noinline]] static int loopSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  int sum = 0;
#pragma omp simd reduction(+ : sum)
  for (int i = 0; i < n; ++i)
    sum += i;
  return sum;
}

int main() {
  slowThenFast([] { std::printf("%d %d %d\n", f(1), earlier(2), loop(4)); });
}
