// H168 Cleanup attribute as the object that needs cleanup in C
// RUN: %check-marks %s --run --std=gnu11 -- -I%S/Inputs
#include "trace-c.h"

static void closep(int *fd) { printf("closed %d\n", *fd); }
static int open_it(void) { return 7; }

//+static void f_slow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  f_slow(a);
//+}
//+
//+__attribute__((noinline)) static void f_slow(int a) {
  int fd __attribute__((cleanup(closep))) = open_it();
//    ^ note: the first object that needs cleanup is declared here
  work(a + fd);
}

#define autofree __attribute__((__cleanup__(freep)))
static void freep(char **p) { printf("freed %s\n", *p); }
//+static const char *in_block_slow(int a);
//+
const char *in_block(int a) {
//          ^ warning: early return of 'in_block' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return "fast";
//+  return in_block_slow(a);
//+}
//+
//+__attribute__((noinline)) static const char *in_block_slow(int a) {
  if (a) {
    autofree char *p = "text";
//                 ^ note: the first object that needs cleanup is declared here
    work(*p);
  }
  return "slow";
}

// A variable without it needs none.
int nothing(int a) {
  if (atomic_load(&done))
    return 0;
  int fd = open_it();
  return a + fd;
}

int main(void) {
  for (int i = 0; i < 2; ++i) {
    atomic_store(&done, i != 0);
    f(1);
    puts(in_block(2));
    printf("%d\n", nothing(3));
  }
}
