// H136 Unity build of files that are compiled alone as well
// RUN: %check-marks %s --any-fix-text --std=c++17 -- -I%S/Inputs
// Alone, none of them knows of the others' names.
//--- unity.cpp
#include "a.cpp"
#include "b.cpp"
//--- a.cpp
#include "trace.h"
static void init(int a) {
//          ^ warning: early return of 'init' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
void a() { init(1); }
//--- b.cpp
#include "trace.h"
static void init(long a) {
//          ^ warning: early return of 'init' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(static_cast<int>(a));
}
void b() { init(1L); }
