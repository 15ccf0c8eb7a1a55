// C has no references: what the helper would need one for stays where it is.
// RUN: %check-marks %s --run
#include <stdatomic.h>
#include <stdio.h>

static inline void put(int *p) { printf("cleanup %d\n", *p); }
#define GUARD int guard __attribute__((cleanup(put), unused)) = 7
//                ^ note: expanded from macro 'GUARD'
//                ^ note: expanded from macro 'GUARD'

static _Atomic int done;
int configured = 3;

static int blockExtern(int a) {
//         ^ warning: early return of 'blockExtern' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: 'configured' is declared in the fast path, but used in the slow path only
  extern int configured;
  if (done)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a;
  GUARD;
//^ note: the first object that needs cleanup is declared here
  return a + configured;
}

static int staticLocal(int a) {
//         ^ warning: early return of 'staticLocal' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the static local 'cache' would have to be passed by reference, which C lacks
  static _Atomic int cache;
  int v = atomic_load(&cache);
  if (v)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return v;
  GUARD;
//^ note: the first object that needs cleanup is declared here
  atomic_store(&cache, a);
  return a;
}

int main(void) {
  printf("%d %d %d\n", blockExtern(1), staticLocal(1), staticLocal(2));
  done = 1;
  printf("%d\n", blockExtern(1));
  return 0;
}
