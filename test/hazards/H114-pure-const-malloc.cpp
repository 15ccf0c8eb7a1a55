// H114 pure, const, malloc, returns_nonnull
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A function that locks is not pure: its author has to say what is meant. The others are dropped.
#include "trace.h"
#include <cstdlib>

__attribute__((pure)) int f(int a) {
//                        ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                        ^ note: no fix-it: the function is declared pure, which the slow path is not
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

[[gnu::const]] int constant(int a) {
//                 ^ warning: early return of 'constant' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                 ^ note: no fix-it: the function is declared pure, which the slow path is not
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

// On the declaration.
int earlier(int a) __attribute__((pure));
int earlier(int a) {
//  ^ warning: early return of 'earlier' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the function is declared pure, which the slow path is not
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static void *allocateSlow(std::size_t n);
//+
__attribute__((malloc, alloc_size(1))) void *allocate(std::size_t n) {
//                                           ^ warning: early return of 'allocate' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return allocateSlow(n);
//+}
//+
//+[[gnu::noinline]] static void *allocateSlow(std::size_t n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return std::malloc(n);
}

//+static int *sameSlow(int *p);
//+
__attribute__((returns_nonnull, nonnull)) int *same(int *p) {
//                                             ^ warning: early return of 'same' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return p;
//+  return sameSlow(p);
//+}
//+
//+[[gnu::noinline]] static int *sameSlow(int *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  *p += 1;
  return p;
}

int main() {
  int n = 5;
  slowThenFast([&] {
    std::printf("%d %d %d\n", f(1), constant(2), earlier(3));
    std::free(allocate(4));
    std::printf("%d\n", *same(&n));
  });
}
