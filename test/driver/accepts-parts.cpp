// Several files in one test; a header is compared like a source.
// RUN: %check-marks-stock %s
//--- include/a.h
inline int *first() { return nullptr; }
inline int *second() {
return 0;
//     ^ warning: use nullptr
//-
//+return nullptr;
}
//--- a.cpp
#include "include/a.h"
int *third() { return first(); }
//--- b.cpp
#include "include/a.h"
int *fourth() {
  return
0;
// :1: warning: use nullptr
//-
//+nullptr;
}
