// C: definitions without a prototype, inline functions that others link to, macros named like attributes.
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
//+__attribute__((__noinline__)) static int emptySlow(void) {
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return lock;
}

#define noinline __attribute__((__noinline__))
#define unused __attribute__((__unused__))
#define CHECK(x)
//+static int macrosSlow(int n, int m);
//+
static int macros(int n, int m) {
//         ^ warning: early return of 'macros' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (m == 3)
    return m;
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return macrosSlow(n, m);
//+}
//+
//+__attribute__((__noinline__)) static int macrosSlow(int n, __attribute__((__unused__)) int m) {
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  CHECK(m);
  return n + lock;
}

static int undeclared(struct Undeclared *u) {
//         ^ warning: early return of 'undeclared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the type of the parameter 'u' is declared in the parameter list
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return (u == 0) + lock;
}

static int unnamed(union { int i; float f; } u) {
//         ^ warning: early return of 'unnamed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the type of the parameter 'u' is declared in the parameter list
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return u.i + lock;
}
