// H100 C inline with external linkage
// RUN: %check-marks %s --std=c99,c11,c17 --real-headers
// Its definition may not name a static function, and another file holds the external one.
#include <stdatomic.h>

extern atomic_bool done;
int begin(void);
void end(int *guard);

inline int f(int a) {
//         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: an inline function with external linkage may not call a static helper in C
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  __attribute__((cleanup(end))) int guard = begin();
//                                  ^ note: the first object that needs cleanup is declared here
  return a;
}

/* `inline` on an earlier declaration. */
inline void earlier(int a);
void earlier(int a) {
//   ^ warning: early return of 'earlier' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: an inline function with external linkage may not call a static helper in C
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  __attribute__((cleanup(end))) int guard = begin() + a;
//                                  ^ note: the first object that needs cleanup is declared here
}

//+static int localSlow(int a);
//+
/* What is static may call what is static. */
static inline int local(int a) {
//                ^ warning: early return of 'local' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return localSlow(a);
//+}
//+
//+__attribute__((noinline)) static int localSlow(int a) {
  __attribute__((cleanup(end))) int guard = begin();
//                                  ^ note: the first object that needs cleanup is declared here
  return a;
}

int callsAll(int a) {
  earlier(a);
  return f(a) + local(a);
}
