// H045 Block-scope extern or function declaration
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// It is repeated: it names the same object or function there. GCC warns about variables that would
// be left unused.
//--- first.cpp
#include "trace.h"

void f() {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: 'cfg' is declared in the fast path, but used in the slow path only
  void boot();
  extern int cfg;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  boot();
  work(cfg);
}

//+static int bothSlow(int n);
//+
// Needed by both paths, and with a parameter of its own.
int both(int n) {
//  ^ warning: early return of 'both' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  extern int cfg;
  int twice(int n);
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return cfg;
//+  return bothSlow(n);
//+}
//+
//+[[gnu::noinline]] static int bothSlow(int n) {
//+  extern int cfg;
//+  int twice(int n);
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return cfg + twice(n);
}

int main() {
  slowThenFast([] {
    f();
    std::printf("%d\n", both(1));
  });
}
//--- second.cpp
#include "trace.h"
extern int cfg;
int cfg = 2;
void boot();
void boot() { work(3); }
int twice(int n);
int twice(int n) { return 2 * n; }
