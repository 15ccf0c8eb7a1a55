// H151 Line comment that ends in a backslash
// RUN: %check-marks %s --run --std=gnu++17 -- -I%S/Inputs -Wno-comment
// What follows it on the next line is still comment.
#include "trace.h"

//+static void fSlow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; // fast \
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
     path
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void twiceSlow(int a);
//+
void twice(int a) {
//   ^ warning: early return of 'twice' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; // fast \
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
     path \
  Guard notOne;
//+  twiceSlow(a);
//+}
//+
//+[[gnu::noinline]] static void twiceSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void statementSlow(int a);
//+
// The statement itself, and its words.
void statement(int a) {
//   ^ warning: early return of 'statement' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) ret\
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
urn \
    ; \
//+  statementSlow(a);
//+}
//+
//+[[gnu::noinline]] static void statementSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] {
    f(1);
    twice(2);
    statement(3);
  });
}
