// H157 CRLF files
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -Wno-comment
// Every line that the fix adds ends as those of the file it is added to.
//--- s.h
#pragma once
#include "trace.h"
class S {
public:
  void f(int a); // comment

//+private:
//+  void fSlow(int a);
//+
//+public:
  int get(int a) {
//    ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return getSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int getSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a;
  }
};
//--- f.cpp
#include "s.h"

void S::f(int a) {
//      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; // comment
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void S::fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void gSlow(int a);
//+
/* A comment
   of two lines */
void g(int a)
//   ^ warning: fast path of 'g' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
{
  if (!done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  {
//+    gSlow(a);
//+  }
//+}
//+
//+[[gnu::noinline]] static void gSlow(int a)
//+{
//+  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  }
}

void oneLine(int a) { if (done.load()) return; Guard g; work(a); }
//   ^ warning: early return of 'oneLine' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                    ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                   ^ note: the first object that needs cleanup is declared here
//-
//+static void oneLineSlow(int a);
//+
//+void oneLine(int a) { if (done.load()) return; oneLineSlow(a);
//+}
//+
//+[[gnu::noinline]] static void oneLineSlow(int a) {
//+Guard g; work(a); }
//+
//+static void continuedSlow(int a);

void continued(int a) {
//   ^ warning: early return of 'continued' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; // comment \
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
     goes on
//+  continuedSlow(a);
//+}
//+
//+[[gnu::noinline]] static void continuedSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] {
    S().f(1);
    std::printf("%d\n", S().get(2));
    g(3);
    oneLine(4);
    continued(5);
  });
}
