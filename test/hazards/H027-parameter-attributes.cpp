// H027 Parameter attributes
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// They are part of the parameter's text. Those that need the caller's view of it cannot be handed on.
#include "trace.h"
#ifndef __clang__
#define _Nonnull
#endif

//+static void fSlow(Traced *_Nonnull p);
//+
void f([[maybe_unused]] int a, Traced *_Nonnull p) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(p);
//+}
//+
//+[[gnu::noinline]] static void fSlow(Traced *_Nonnull p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(p->value);
}

//+static int usedSlow([[maybe_unused]] int a, int b [[maybe_unused]], int c __attribute__((unused)), __attribute__((unused)) int d);
//+
int used([[maybe_unused]] int a, int b [[maybe_unused]], int c __attribute__((unused)),
//  ^ warning: early return of 'used' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
         __attribute__((unused)) int d) {
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a;
//+  return usedSlow(a, b, c, d);
//+}
//+
//+[[gnu::noinline]] static int usedSlow([[maybe_unused]] int a, int b [[maybe_unused]], int c __attribute__((unused)), __attribute__((unused)) int d) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + b + c + d;
}

#ifdef __clang__
//+static int annotatedSlow(int &r [[clang::lifetimebound]], __attribute__((noescape)) const int *p, int *_Nullable q);
//+
int annotated(int &r [[clang::lifetimebound]], __attribute__((noescape)) const int *p, int *_Nullable q) {
//  ^ warning: early return of 'annotated' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return r;
//+  return annotatedSlow(r, p, q);
//+}
//+
//+[[gnu::noinline]] static int annotatedSlow(int &r [[clang::lifetimebound]], __attribute__((noescape)) const int *p, int *_Nullable q) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return r + *p + *q;
}

int sized(char *const p __attribute__((pass_object_size(0)))) {
//  ^ warning: early return of 'sized' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: a parameter carries the size of its object
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return static_cast<int>(__builtin_object_size(p, 0));
}
#endif

int main() {
  Traced t(1);
  slowThenFast([&] {
    f(2, &t);
    std::printf("%d\n", used(1, 2, 3, 4));
#ifdef __clang__
    char text[5] = {};
    std::printf("%d %d\n", annotated(t.value, &t.value, &t.value), sized(text));
#endif
  });
}
