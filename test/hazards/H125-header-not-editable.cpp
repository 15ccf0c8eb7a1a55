// H125 The class stands in a header that must not be edited
// RUN: %check-marks %s --std=c++17 -- -I%S/Inputs -isystem %t/vendor
// What is outside of --header-filter alone is no such header, as the filter is about warnings.
// RUN: %check-marks %s --std=c++17 --tidy-arg=--header-filter=none -- -I%S/Inputs -isystem %t/vendor
//--- vendor/s.h
#pragma once
#include <atomic>
struct Vendor {
  void f(int a);
  std::atomic<bool> ok{false};
};
//--- made.h
// Generated from made.idl. DO NOT EDIT.
#pragma once
#include <atomic>
struct Made {
  void f(int a);
  std::atomic<bool> ok{false};
};
//--- ours.h
#pragma once
#include <atomic>
struct Ours {
  void f(int a);
//+
//+private:
//+  void fSlow(int a);
//+
//+public:
  std::atomic<bool> ok{false};
};
//--- s.cpp
#include "made.h"
#include "ours.h"
#include "trace.h"
#include <s.h>

void Vendor::f(int a) {
//           ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//           ^ note: no fix-it: '{{.*}}vendor/s.h' is a system header
  if (ok.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

void Made::f(int a) {
//         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: '{{.*}}made.h' is generated
  if (ok.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

void Ours::f(int a) {
//         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ok.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void Ours::fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void freeSlow(int a);
//+
// A function needs a declaration in its own file only.
void free(Vendor &v, int a) {
//   ^ warning: early return of 'free' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (v.ok.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  freeSlow(a);
//+}
//+
//+[[gnu::noinline]] static void freeSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
