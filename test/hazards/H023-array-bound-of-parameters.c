// H023 C VLA and static array bounds in parameters
// RUN: %check-marks %s --run --std=c11,gnu17 -- -I%S/Inputs
// `n` stays, though the slow path never names it: the type of `a` does.
#include "trace-c.h"

//+static void f_slow(int n, int a[static n][n]);
//+
void f(int n, int a[static n][n]) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  f_slow(n, a);
//+}
//+
//+__attribute__((noinline)) static void f_slow(__attribute__((unused)) int n, int a[static n][n]) {
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  work(a[1][1]);
}

// A bound that names another parameter's bound, one that only the declaration has, one that is
// known; and a parameter that nothing needs.
int second(int rows, int columns, int (*a)[rows][columns], int unused);
//+static int second_slow(int rows, int columns, int (*a)[rows][columns]);
//+
int second(int rows, int columns, int (*a)[rows][columns], int unused) {
//  ^ warning: early return of 'second' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return unused;
//+  return second_slow(rows, columns, a);
//+}
//+
//+__attribute__((noinline)) static int second_slow(__attribute__((unused)) int rows, __attribute__((unused)) int columns, int (*a)[rows][columns]) {
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  return (*a)[1][0];
}

//+static int constant_slow(const char text[static 4], int numbers[const 2]);
//+
static int constant(const char text[static 4], int numbers[const 2]) {
//         ^ warning: early return of 'constant' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return constant_slow(text, numbers);
//+}
//+
//+__attribute__((noinline)) static int constant_slow(const char text[static 4], int numbers[const 2]) {
  int guard __attribute__((cleanup(endGuard))) = beginGuard();
//    ^ note: the first object that needs cleanup is declared here
  return text[0] + numbers[1];
}

int main(void) {
  int a[2][2] = {{1, 2}, {3, 4}};
  for (int fast = 0; fast < 2; ++fast) {
    atomic_store(&done, fast);
    f(2, a);
    printf("%d %d\n", second(2, 2, &a, 5), constant("ABC", a[0]));
  }
}
