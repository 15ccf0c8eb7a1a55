// H056 Computed goto table before the split
// RUN: %check-marks %s --run --std=gnu++17 -- -I%S/Inputs
// The address of a label says where it is in this very function.
#include "trace.h"

void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: {{.*label.*}}
  static void *t[] = {&&x, &&y};
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
  }
  goto *t[a];
x:
  work(1);
y:
  work(2);
}

// Silent: an address that is computed before the guard.
void pointer(int a) {
  void *t = a ? &&x : &&y;
  if (done.load())
    return;
  {
    Guard g;
  }
  goto *t;
x:
  work(5);
y:
  work(6);
}

typedef void *Label;
void bounded(int a) {
//   ^ warning: early return of 'bounded' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: {{.*label.*}}
  static Label t[2] = {&&x, &&y};
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
  }
  goto *t[a];
x:
  work(7);
y:
  work(8);
}

void inside(int a) {
//   ^ warning: early return of 'inside' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path takes the address of a label
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  static void *const t[] = {&&x, &&y};
  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
  }
  goto *t[a];
x:
  work(3);
y:
  work(4);
}

int main() {
  slowThenFast([] {
    f(0);
    f(1);
    inside(0);
    pointer(0);
    bounded(1);
  });
}
