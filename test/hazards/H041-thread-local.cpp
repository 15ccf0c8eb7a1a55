// H041 thread_local local before the guard
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: initialization at run time is asked about in the fast path.
#include "trace.h"

struct Cache {
  bool ok;
  int v;
};
struct Made {
  int n;
  Made() : n(1) { work(n); }
};
static int fill(Cache &c) {
  c = {true, 2};
  return c.v;
}

// Silent: initialized at first use of each thread, it needs a call on the fast path.
int dynamic() {
  thread_local Made m;
  if (done.load())
    return m.n;
  Guard g;
  return m.n + 1;
}

//+static int fSlow(Cache &c);
//+
// One that is only memory is passed as any static local is, by reference.
int f() {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  thread_local Cache c;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return c.v;
//+  return fSlow(c);
//+}
//+
//+[[gnu::noinline]] static int fSlow(Cache &c) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return fill(c);
}

//+static int countedSlow(int &n);
//+
int counted() {
//  ^ warning: early return of 'counted' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  static thread_local int n = 3;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return countedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int countedSlow(int &n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return ++n;
}

int main() {
  slowThenFast([] {
    std::printf("%d %d %d\n", dynamic(), f(), counted());
  });
}
