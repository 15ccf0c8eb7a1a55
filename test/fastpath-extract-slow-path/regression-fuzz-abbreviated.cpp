// An abbreviated template whose slow path does not need the `auto`: the helper stays a template all the same, since
// several files may include it.
// RUN: %check-marks %s --run --std=c++20
//--- shapes.h
#pragma once
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
inline std::atomic<bool> done;

//+[[gnu::noinline]] int weighSlow(auto &weight, int n);
//+
inline int weigh(auto weight, int n) {
//         ^ warning: early return of 'weigh' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return static_cast<int>(weight);
//+  return weighSlow(weight, n);
//+}
//+
//+[[gnu::noinline]] int weighSlow([[maybe_unused]] auto &weight, int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + 1;
}

inline int count(auto, int n) {
//         ^ warning: early return of 'count' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the signature needs a parameter that has no name
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static int calls = 0;
  return n + ++calls;
}
//--- one.cpp
#include "shapes.h"

int other();

int main() {
  std::printf("%d %d %d\n", weigh(1, 2), count('a', 3), count(1L, 3));
  return other();
}
//--- two.cpp
#include "shapes.h"

int other() {
  std::printf("%d\n", weigh(1, 2));
  return 0;
}
