// H141 The guard comes from a macro
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

#define RETURN_IF_DONE() if (done.load()) return
//                       ^ note: expanded from macro 'RETURN_IF_DONE'
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the guard comes from a macro
  RETURN_IF_DONE();
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

// Written as a loop that runs once, it is a guard all the same.
#define RETURN_IF(condition, value)                                                                \
  do {                                                                                             \
    if (condition)                                                                                 \
//  ^ note: expanded from macro 'RETURN_IF'
      return value;                                                                                \
  } while (0)
int g(int a) {
//  ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the guard comes from a macro
  RETURN_IF(done.load(), 0);
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

// Macros inside the guard leave it a statement of the file.
#define IS_DONE() done.load(std::memory_order_acquire)
#define NOTHING 0
//+static int hSlow(int a);
//+
int h(int a) {
//  ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (IS_DONE())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return NOTHING;
//+  return hSlow(a);
//+}
//+
//+[[gnu::noinline]] static int hSlow(int a) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

// The end of the guard is part of the next macro's text.
#define RETURN return
#define DONE(value) (value);
int k(int a) {
//  ^ warning: early return of 'k' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the guard comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    RETURN DONE(0)
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static int lSlow(int a);
//+
// A guard before the last one may be what it likes.
int l(int a) {
//  ^ warning: early return of 'l' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  RETURN_IF(a < 0, a);
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return lSlow(a);
//+}
//+
//+[[gnu::noinline]] static int lSlow(int a) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d %d\n", g(2), h(3));
    std::printf("%d %d\n", k(4), l(5));
  });
}
