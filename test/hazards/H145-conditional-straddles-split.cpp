// H145 A conditional directive straddles the split
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -DFAST=1
// The edit would stand inside the conditional: without FAST the function would lose its end.
#include "trace.h"

void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: a conditional directive spans the place to split at
#if FAST
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
#endif
  work(a);
}

int alternative(int a) {
//  ^ warning: early return of 'alternative' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: a conditional directive spans the place to split at
#if !FAST
  Guard g;
#else
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
#endif
  return a;
}

#if FAST
void signature(int a) {
//   ^ warning: early return of 'signature' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: a conditional directive spans the place to split at
#else
void signature(long a) {
#endif
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(static_cast<int>(a));
}

void end(int a) {
//   ^ warning: early return of 'end' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: a conditional directive spans the place to split at
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
#if FAST
}
#else
  work(0);
}
#endif

void inverted(int a) {
//   ^ warning: fast path of 'inverted' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//   ^ note: no fix-it: a conditional directive spans the place to split at
#ifdef FAST
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
#else
  {
#endif
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  }
}

//+static int beforeSlow(int a);
//+
// Both ends of the conditional on one side of the split are no hindrance.
int before(int a) {
//  ^ warning: early return of 'before' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
#if FAST
  if (a < 0)
    return -1;
#endif
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return beforeSlow(a);
//+}
//+
//+[[gnu::noinline]] static int beforeSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static void behindSlow(int a);
//+
void behind(int a) {
//   ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  behindSlow(a);
//+}
//+
//+[[gnu::noinline]] static void behindSlow([[maybe_unused]] int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
#if FAST
  work(a);
#endif
}

// So is one around the whole function.
#if FAST
//+static void aroundSlow(int a);
//+
void around(int a) {
//   ^ warning: early return of 'around' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  aroundSlow(a);
//+}
//+
//+[[gnu::noinline]] static void aroundSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
#else
void around(int);
#endif

// A guard that only some configurations have, and an end of it inside another.
void guardOnly(int a) {
//   ^ warning: early return of 'guardOnly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: a conditional directive spans the place to split at
#if FAST
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
#endif
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d %d\n", alternative(2), before(3));
    signature(4);
    end(5);
    inverted(6);
    behind(7);
    around(8);
    guardOnly(9);
  });
}
