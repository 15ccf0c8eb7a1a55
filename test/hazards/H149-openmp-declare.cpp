// H149 OpenMP pragma that binds to the next declaration
// RUN: %check-marks %s --std=c++17 -- -I%S/Inputs -fopenmp
// It would bind to the helper's declaration, which comes first.
#include "trace.h"

static std::atomic<int> c{0};

#pragma omp declare simd
int f(int a) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: an OpenMP directive is bound to the declaration
  if (int v = c.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return v;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

#pragma omp declare target
int target(int a) {
//  ^ warning: early return of 'target' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: an OpenMP directive is bound to the declaration
  if (int v = c.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return v;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
#pragma omp end declare target

//+static int neitherSlow(int a);
//+
int neither(int a) {
//  ^ warning: early return of 'neither' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int v = c.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return v;
//+  return neitherSlow(a);
//+}
//+
//+[[gnu::noinline]] static int neitherSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
