// Includes inside functions: lists for X-macros, bodies that other files begin or end.
// RUN: %check-marks %s --std=c++17
//--- colours.inc
COLOUR(red)
COLOUR(green)
//--- guard.inc
if (done.load())
// :1: note: the fast path ends at this atomic check; nothing shows how often it is taken
  return 0;
//--- body.inc
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
//--- end.inc
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
//--- signature.inc
int signatureElsewhere(int n)
//  ^ warning: early return of 'signatureElsewhere' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
//--- state.h
#pragma once
#include <atomic>
#include <mutex>
inline std::mutex mu;
inline std::atomic<bool> done;
//--- a.cpp
#include "state.h"

enum Colour {
#define COLOUR(name) name,
#include "colours.inc"
#undef COLOUR
  last
};

//+static const char *nameOfSlow(Colour colour);
//+
// The list stands in the slow path, and stays there.
const char *nameOf(Colour colour) {
//          ^ warning: early return of 'nameOf' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return nameOfSlow(colour);
//+}
//+
//+[[gnu::noinline]] static const char *nameOfSlow(Colour colour) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  switch (colour) {
#define COLOUR(name)                                                                               \
  case name:                                                                                       \
    return #name;
#include "colours.inc"
#undef COLOUR
  default:
    return "";
  }
}

//+static int countOfSlow(int n, int count);
//+
// In the fast path.
int countOf(int n) {
//  ^ warning: early return of 'countOf' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int count = 0;
#define COLOUR(name) ++count;
#include "colours.inc"
#undef COLOUR
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return count;
//+  return countOfSlow(n, count);
//+}
//+
//+[[gnu::noinline]] static int countOfSlow(int n, int count) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n + count;
}

int guardElsewhere(int n) {
//  ^ warning: early return of 'guardElsewhere' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the guard comes from a macro
#include "guard.inc"
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

int bodyElsewhere(int n) {
//  ^ warning: early return of 'bodyElsewhere' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the guard comes from a macro
#include "body.inc"
}

int endElsewhere(int n) {
//  ^ warning: early return of 'endElsewhere' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
#include "end.inc"

#include "signature.inc"
{
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
