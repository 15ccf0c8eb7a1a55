// C: definitions without a prototype, and inline functions that others link to.
// RUN: %check-marks %s --std=gnu11
#include <stdatomic.h>

static atomic_int done;
static int state;
static void release(int *lock) { *lock = 0; }

int oldStyle(n)
//  ^ warning: early return of 'oldStyle' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: {{.+}}
  int n;
{
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return n + lock + state;
}

inline int external(int n) {
//         ^ warning: early return of 'external' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: {{.+}}
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return n + lock;
}
extern int external(int n);

//+static int emptySlow(void);
//+
int empty() {
//  ^ warning: early return of 'empty' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return emptySlow();
//+}
//+
//+__attribute__((noinline)) static int emptySlow(void) {
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return lock;
}
