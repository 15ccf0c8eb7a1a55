// H137 Several redeclarations in several headers
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A free function's helper is declared in front of the definition, and nowhere else.
//--- a.h
#pragma once
void f(int);
namespace n {
int g(int count);
}
//--- b.h
#pragma once
void f(int);
namespace n {
int g(int);
}
//--- f.cpp
#include "b.h"
#include "a.h"
#include "trace.h"

void f(int);
//+static void fSlow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
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
void f(int);

//+namespace n {
//+static int gSlow(int);
//+} // namespace n
//+
int n::g(int howMany) {
//     ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return gSlow(howMany);
//+}
//+
//+[[gnu::noinline]] static int n::gSlow(int howMany) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return howMany;
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d\n", n::g(2));
  });
}
