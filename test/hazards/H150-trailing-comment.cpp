// H150 Trailing comment after the guard
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// It stays with the guard.
#include "trace.h"

//+static void fSlow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return;  // fast path
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void blockSlow(int a);
//+
void block(int a) {
//   ^ warning: early return of 'block' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; /* fast path,
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
                              on two lines */
//+  blockSlow(a);
//+}
//+
//+[[gnu::noinline]] static void blockSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void severalSlow(int a);
//+
void several(int a) {
//   ^ warning: early return of 'several' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) { return; } /* one */ /* two */ // three
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  severalSlow(a);
//+}
//+
//+[[gnu::noinline]] static void severalSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void followedSlow(int a);
//+
void followed(int a) {
//   ^ warning: early return of 'followed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; /* belongs to the next statement */ Guard g;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                                   ^ note: the first object that needs cleanup is declared here
//-
//+  if (done.load()) return; /* belongs to the next statement */ followedSlow(a);
//+}
//+
//+[[gnu::noinline]] static void followedSlow(int a) {
//+  Guard g;
  work(a);
}

//+static void invertedSlow(int a);
//+
void inverted(int a) {
//   ^ warning: fast path of 'inverted' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!done.load()) { // slow path
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    invertedSlow(a);
//+  }
//+}
//+
//+[[gnu::noinline]] static void invertedSlow(int a) {
//+  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  } // end of it
  // Last words.
}

int main() {
  slowThenFast([] {
    f(1);
    block(2);
    several(3);
    followed(4);
    inverted(5);
  });
}
