// A macro that has the name of the attribute, as the Linux kernel's headers define it.
// RUN: %check-marks %s --run --std=c11
#include <stdio.h>

#define noinline __attribute__((__noinline__))
static void end(int *p) { printf("end %d\n", *p); }
static _Atomic int done;

//+static int f_slow(int n);
//+
static noinline int f(int n) {
//                  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return f_slow(n);
//+}
//+
//+__attribute__((__noinline__)) static int f_slow(int n) {
  int guard __attribute__((cleanup(end))) = n;
//    ^ note: the first object that needs cleanup is declared here
  return guard + 1;
}

int main(void) {
  printf("%d\n", f(1));
  done = 1;
  printf("%d\n", f(1));
}
