// H019 Parameter modified before the split
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Its value at the split is passed.
#include "trace.h"

static std::atomic<int> gen{0};

//+static int fSlow(int n);
//+
int f(int n) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if ((n = gen.load()) > 0)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return n;
//+  return fSlow(n);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int countedSlow(int n, const char *s);
//+
int counted(int n, const char *s) {
//  ^ warning: early return of 'counted' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  ++n;
  s += 1;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return countedSlow(n, s);
//+}
//+
//+[[gnu::noinline]] static int countedSlow(int n, const char *s) {
  n *= 2;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  n += *s - 'a';
  return n;
}

//+static void throughSlow(int &n, int *p);
//+
// One that refers to something is changed for the caller, as before.
void through(int &n, int *p) {
//   ^ warning: early return of 'through' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  n = 5;
  *p = 6;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  throughSlow(n, p);
//+}
//+
//+[[gnu::noinline]] static void throughSlow(int &n, int *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  n += *p;
}

int main() {
  int n = 0, m = 0;
  slowThenFast([&] {
    std::printf("%d %d\n", f(3), counted(10, "xc"));
    through(n, &m);
    std::printf("%d %d\n", n, m);
    gen = 4;
  });
}
