// H062 Flowing off the end of a non-void function
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The warning and the undefined behaviour that are there already move along.
#include "trace.h"
#include <cstdlib>

// Never returns, but does not say so.
void fatal(int status);

//+static int fSlow(int a);
//+
int f(int a) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  if (a)
    return a;
  fatal(0);
}

struct S {
  bool member(int a) {
//     ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return true;
//+    return memberSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] bool memberSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    if (a)
      return false;
    fatal(3);
  }
};

//+template <class T> [[gnu::noinline]] T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a);
//+
template <class T> T generic(T a) {
//                   ^ warning: early return of 'generic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a;
//+  return genericSlow<T>(a);
//+}
//+
//+template <class T> [[gnu::noinline]] T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  if (a)
    return a + 1;
  fatal(4);
}

int main() {
  slowThenFast([] { std::printf("%d %d %ld\n", f(2), S().member(2), generic(2L)); });
  done = false;
  f(0);
}

void fatal(int status) {
  std::fflush(stdout);
  std::_Exit(status);
}
