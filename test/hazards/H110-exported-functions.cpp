// H110 Exported functions: visibility and dllexport
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs -fvisibility=hidden
// A static helper exports nothing. That of an inline function is exported like it: else each library would have
// a `calls` of its own, where the original has one for all.
//--- api.h
#pragma once
#include "trace.h"
#define API_EXPORT __attribute__((visibility("default")))

API_EXPORT void f(int a);

//+template <class = void> [[gnu::noinline]] API_EXPORT int inHeaderSlow(int a);
//+
API_EXPORT inline int inHeader(int a) {
//                    ^ warning: early return of 'inHeader' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return inHeaderSlow(a);
//+}
//+
//+template <class> [[gnu::noinline]] API_EXPORT int inHeaderSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static int calls = 0;
  return a + ++calls;
}

class API_EXPORT Exported {
public:
  int member(int a);
//+
//+private:
//+  int memberSlow(int a);
};

class Hidden {
public:
  API_EXPORT int member(int a);
//+
//+private:
//+  int memberSlow(int a);
//+
//+public:
  API_EXPORT static int make(int a) {
//                      ^ warning: early return of 'make' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return makeSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static API_EXPORT int makeSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a;
  }
};
//--- api.cpp
#include "api.h"

//+static void fSlow(int a);
//+
API_EXPORT void f(int a) {
//              ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
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

//+static int cApiSlow(int a);
//+
extern "C" __attribute__((visibility("default"))) int cApi(int a) {
//                                                    ^ warning: early return of 'cApi' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return cApiSlow(a);
//+}
//+
//+[[gnu::noinline]] static int cApiSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int Exported::member(int a) {
//            ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow(a);
//+}
//+
//+[[gnu::noinline]] int Exported::memberSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

API_EXPORT int Hidden::member(int a) {
//                     ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow(a);
//+}
//+
//+[[gnu::noinline]] int Hidden::memberSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
//--- main.cpp
#include "api.h"
extern "C" int cApi(int a);

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d %d %d\n", inHeader(2), cApi(3), Exported().member(4));
    std::printf("%d %d\n", Hidden().member(5), Hidden::make(6));
  });
}
