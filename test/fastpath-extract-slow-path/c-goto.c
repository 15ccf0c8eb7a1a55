// Labels and jumps: C leaves a function by `goto out`.
// RUN: %check-marks %s --run --std=gnu11,c2x
#include <stdatomic.h>
#include <stdio.h>

static atomic_int done;
static void put(int *p) { printf("cleanup %d\n", *p); }
#define CLEANUP __attribute__((cleanup(put)))

//+static int withinSlowPathSlow(int n, int result);
//+
// Within the slow path labels go along, and so does a loop made of them.
int withinSlowPath(int n) {
//  ^ warning: early return of 'withinSlowPath' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int result = 0;
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return result;
//+  return withinSlowPathSlow(n, result);
//+}
//+
//+__attribute__((noinline)) static int withinSlowPathSlow(int n, int result) {

  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  if (n < 0)
    goto out;
retry:
  result += n;
  if (result < 3 * n)
    goto retry;
  atomic_store(&done, 1);
out:
  return result;
}

//+static int retryFirstSlow(int n);
//+
int retryFirst(int n) {
//  ^ warning: early return of 'retryFirst' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return retryFirstSlow(n);
//+}
//+
//+__attribute__((noinline)) static int retryFirstSlow(int n) {
retry:;
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  if (--n > 0)
    goto retry;
  return n;
}

//+static int localLabelSlow(int n);
//+
int localLabel(int n) {
//  ^ warning: early return of 'localLabel' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return localLabelSlow(n);
//+}
//+
//+__attribute__((noinline)) static int localLabelSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  {
    __label__ out;
    if (n > 1)
      goto out;
    n += 5;
  out:
    n += 1;
  }
  return n;
}

// The early return is written as a jump to a common end, in which nothing happens.
int toReturn(int n) {
//  ^ warning: early return of 'toReturn' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the fast path leaves by a goto to a label behind the slow path
  int result = 0;
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    goto out;
  {
    CLEANUP int guard = n;
//              ^ note: the first object that needs cleanup is declared here
    result = n;
  }
out:
  return result;
}

int toReturnInBraces(int n) {
//  ^ warning: early return of 'toReturnInBraces' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the fast path leaves by a goto to a label behind the slow path
  int result = 0;
  if (atomic_load(&done)) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    goto out;
  }
  {
    CLEANUP int guard = n;
//              ^ note: the first object that needs cleanup is declared here
    result = n;
  }
out:
  return result;
}

int toReturnWithResult(int n) {
//  ^ warning: early return of 'toReturnWithResult' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the fast path leaves by a goto to a label behind the slow path
  int result;
  if (atomic_load(&done)) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    result = -n;
    goto out;
  }
  {
    CLEANUP int guard = n;
//              ^ note: the first object that needs cleanup is declared here
    result = n;
  }
out:
  return result;
}

void toEnd(int n) {
//   ^ warning: early return of 'toEnd' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the fast path leaves by a goto to a label behind the slow path
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    goto out;
  {
    CLEANUP int guard = n;
//              ^ note: the first object that needs cleanup is declared here
  }
out:;
}

// Another way out than the guard's, into the middle of what follows.
int errorInFront(int n) {
//  ^ warning: early return of 'errorInFront' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the fast path leaves by a goto to a label behind the slow path
  int result = -1;
  if (n < 0)
    goto out;
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  {
    CLEANUP int guard = n;
//              ^ note: the first object that needs cleanup is declared here
    result = n;
  }
out:
  return result;
}

// An end that has something to do for everyone.
int throughEnd(int n) {
  int result = 0;
  if (atomic_load(&done))
    goto out;
  {
    CLEANUP int guard = n;
    result = n;
  }
out:
  puts("end");
  return result;
}

// The jump leads to the slow path instead.
int toSlowPath(int n) {
  if (!atomic_load(&done))
    goto slow;
  return n;
slow:;
  CLEANUP int guard = n;
  return -n;
}

// Here the guard itself is what a later jump returns to.
int backToGuard(int n) {
again:
  if (atomic_load(&done))
    return n;
  {
    CLEANUP int guard = n;
    atomic_store(&done, n > 1);
  }
  n++;
  goto again;
}

//+static int outOfSwitchSlow(int n);
//+
// A jump out of a switch stays within the slow path.
int outOfSwitch(int n) {
//  ^ warning: early return of 'outOfSwitch' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (n > 100)
    return n;
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return outOfSwitchSlow(n);
//+}
//+
//+__attribute__((noinline)) static int outOfSwitchSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  switch (n) {
  case 1:
    goto one;
  default:
    return n;
  }
one:
  return 11;
}

static void runAll(void) {
  printf("%d\n", retryFirst(2));
  printf("%d\n", localLabel(1));
  printf("%d\n", localLabel(2));
  printf("%d\n", toReturn(3));
  printf("%d\n", toReturnInBraces(4));
  printf("%d\n", toReturnWithResult(5));
  toEnd(5);
  printf("%d\n", errorInFront(-6));
  printf("%d\n", errorInFront(6));
  printf("%d\n", throughEnd(7));
  printf("%d\n", toSlowPath(8));
  printf("%d\n", outOfSwitch(1));
  printf("%d\n", outOfSwitch(9));
  printf("%d\n", withinSlowPath(-10));
  printf("%d\n", withinSlowPath(10));
}

int main(void) {
  runAll();
  runAll();
  done = 0;
  printf("%d\n", backToGuard(1));
  return 0;
}
