// H158 UTF-8 byte order mark
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -include trace.h
// Offsets count it, and nothing is written in front of it.
//--- first.cpp
﻿void first(int a) {
//      ^ warning: early return of 'first' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//-
//+﻿static void firstSlow(int a);
//+
//+void first(int a) {
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  firstSlow(a);
//+}
//+
//+[[gnu::noinline]] static void firstSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
//--- s.h
﻿#pragma once
struct S { // äöü — 日本
  void f(int a); // été
//+
//+private:
//+  void fSlow(int a);
//+
//+public:
  static const char *name() { return "über"; }
};
//--- main.cpp
﻿#include "s.h"
void first(int a);
/* äöü */ void S::f(int a) { // →
//                   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; // ß
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void S::fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
int main() {
  slowThenFast([] {
    first(1);
    S().f(2);
    std::puts(S::name());
  });
}
