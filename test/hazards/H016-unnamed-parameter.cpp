// H016 Unnamed parameter
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// It cannot be passed on, and nobody can use it.
#include "trace.h"

//+static void fSlow(int b);
//+
void f(int, int b) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(b);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(b);
}

// Named in the declaration, named in a comment, an unnamed function and array.
struct Event {
  int handle(int kind, const Traced &from, int flags);
//+
//+private:
//+  int handleSlow(int flags);
};
int Event::handle(int, const Traced & /*from*/, int flags) {
//         ^ warning: early return of 'handle' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return handleSlow(flags);
//+}
//+
//+[[gnu::noinline]] int Event::handleSlow(int flags) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return flags;
}
//+static int declaratorsSlow(int n);
//+
int declarators(int (*)(int), int[], int n, char (&)[2]) {
//  ^ warning: early return of 'declarators' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return declaratorsSlow(n);
//+}
//+
//+[[gnu::noinline]] static int declaratorsSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int noneSlow();
//+
// None is left.
int none(int, Traced) {
//  ^ warning: early return of 'none' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return noneSlow();
//+}
//+
//+[[gnu::noinline]] static int noneSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return 4;
}

//+template <class T> [[gnu::noinline]] int sizedSlow(int n) noexcept(noexcept(T()));
//+
// The signature uses its type, which is spelled without it.
template <class T> int sized(T, int n) noexcept(noexcept(T())) {
//                     ^ warning: early return of 'sized' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return sizedSlow<T>(n);
//+}
//+
//+template <class T> [[gnu::noinline]] int sizedSlow(int n) noexcept(noexcept(T())) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

int main() {
  char two[2] = {};
  slowThenFast([&] {
    f(1, 2);
    std::printf("%d %d\n", Event().handle(1, 2, 3), declarators(nullptr, nullptr, 4, two));
    std::printf("%d %d\n", none(5, 6), sized(7L, 8));
  });
}
