// H113 asm label
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Copied to the helper, the label would define one symbol twice.
#include "trace.h"

int f(int a) __asm__("f_v2");
//+static int fSlow(int a);
//+
int f(int a) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
extern "C" int f_v2(int a);

struct S {
  static int member(int a) __asm__("S_member_v2");
//+
//+private:
//+  static int memberSlow(int a);
};
int S::member(int a) {
//     ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow(a);
//+}
//+
//+[[gnu::noinline]] int S::memberSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  slowThenFast([] { std::printf("%d %d %d\n", f(1), f_v2(2), S::member(3)); });
}
