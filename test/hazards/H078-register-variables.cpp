// H078 Variables pinned to a register, and asm goto
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

#ifdef __aarch64__
#define REGISTER "x20"
#else
#define REGISTER "r12"
#endif

// As a parameter of the helper it would be in any register.
int pinned(int a) {
//  ^ warning: early return of 'pinned' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the local 'x' is pinned to a register
  register int x __asm__(REGISTER) = a;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  __asm__ volatile("" : "+r"(x));
  return x;
}

//+static int pinnedBehindSlow(int a);
//+
// Of the slow path alone it moves along.
int pinnedBehind(int a) {
//  ^ warning: early return of 'pinnedBehind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return pinnedBehindSlow(a);
//+}
//+
//+[[gnu::noinline]] static int pinnedBehindSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  register int x __asm__(REGISTER) = a;
  __asm__ volatile("" : "+r"(x));
  return x;
}

//+static int asmGotoSlow(int a);
//+
int asmGoto(int a) {
//  ^ warning: early return of 'asmGoto' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return asmGotoSlow(a);
//+}
//+
//+[[gnu::noinline]] static int asmGotoSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  __asm__ goto("" : : : : out);
  return a;
out:
  return -a;
}

int main() {
  slowThenFast([] { std::printf("%d %d %d\n", pinned(1), pinnedBehind(2), asmGoto(3)); });
}
