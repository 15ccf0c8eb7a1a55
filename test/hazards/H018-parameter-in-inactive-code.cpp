// H018 Parameter referenced only in an inactive #if branch
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The file that this configuration has fixed compiles in the other one too.
// RUN: %fastpath-tidy --quiet --checks=-*,fastpath-* %t/H018-parameter-in-inactive-code.cpp -- -std=c++17 -I%S/Inputs -DWIN | count 0
// Fixed in the other one it is as good.
// RUN: %check-marks %s --run --std=c++17 --any-fix-text -- -I%S/Inputs -DWIN
// RUN: %fastpath-tidy --quiet --checks=-*,fastpath-* %t/H018-parameter-in-inactive-code.cpp -- -std=c++17 -I%S/Inputs | count 0
#include "trace.h"

//+static void fSlow(int a, int b);
//+
void f(int a, int b) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a, b);
//+}
//+
//+[[gnu::noinline]] static void fSlow([[maybe_unused]] int a, [[maybe_unused]] int b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
#ifdef WIN
  work(b);
  work(a);
#else
  work(a);
#endif
}

struct Text {
  int set(Traced only, [[maybe_unused]] int marked, int a, int);
//+
//+private:
//+  int setSlow(Traced &only, [[maybe_unused]] int marked, int a);
};
int Text::set(Traced only, [[maybe_unused]] int marked, int a, int) {
//        ^ warning: early return of 'set' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a;
//+  return setSlow(only, marked, a);
//+}
//+
//+[[gnu::noinline]] int Text::setSlow([[maybe_unused]] Traced &only, [[maybe_unused]] int marked, [[maybe_unused]] int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
#ifdef WIN
  return only.value + marked;
#endif
  return 7;
}

//+static int fastOnlySlow(int a);
//+
// Directives of the fast path say nothing about the slow one.
int fastOnly(int a, int b) {
//  ^ warning: early return of 'fastOnly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
#ifdef WIN
  if (b < 0)
    return b;
#endif
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return b;
//+  return fastOnlySlow(a);
//+}
//+
//+[[gnu::noinline]] static int fastOnlySlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  slowThenFast([] {
    f(1, 2);
    std::printf("%d %d\n", Text().set(3, 4, 5, 6), fastOnly(7, 8));
  });
}
