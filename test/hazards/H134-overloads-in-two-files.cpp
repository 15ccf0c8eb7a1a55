// H134 Overloads whose helpers would be one function, defined in two files
// RUN: %check-marks %s --run --any-fix-text --std=c++17 -- -I%S/Inputs
// Each file is looked at without the other, and both add to the class.
//--- s.h
#pragma once
#include "trace.h"
struct S {
  int get(int) const;
  int get(char) const;
  int get(int);
  std::atomic<int> c{0};
};
//--- a.cpp
#include "s.h"
int S::get(int) const {
//     ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int n = c.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return n;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return 1;
}
int S::get(int) {
//     ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int n = c.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return n;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  c.store(9);
  return 2;
}
//--- b.cpp
#include "s.h"
int S::get(char) const {
//     ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int n = c.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return n;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return 3;
}
int main() {
  S s;
  const S &constant = s;
  std::printf("%d %d ", constant.get(1), constant.get('c'));
  std::printf("%d\n", s.get(1));
  std::printf("%d %d\n", constant.get(1), constant.get('c'));
}
