/* C: the attribute in GNU spelling, a call without `return` for void, (void) for no parameters. */
// RUN: %check-marks %s --std=c11,gnu17
#include <stdatomic.h>

static atomic_int done;
static int state;
static void release(int *lock) { *lock = 0; }

//+static void init_once_slow(int value);
//+
void init_once(int value) {
//   ^ warning: early return of 'init_once' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load_explicit(&done, memory_order_acquire))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  init_once_slow(value);
//+}
//+
//+__attribute__((noinline)) static void init_once_slow(int value) {
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  state = value + lock;
  atomic_store_explicit(&done, 1, memory_order_release);
}

//+static int next_slow(void);
//+
static int next(void) {
//         ^ warning: early return of 'next' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return state;
//+  return next_slow();
//+}
//+
//+__attribute__((noinline)) static int next_slow(void) {
  int lock __attribute__((cleanup(release))) = 1;
//    ^ note: the first object that needs cleanup is declared here
  return ++state + lock;
}

//+static int any_slow(int step);
//+
static inline int any(int step) {
//                ^ warning: early return of 'any' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done) > step)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return any_slow(step);
//+}
//+
//+__attribute__((noinline)) static int any_slow(int step) {
  int lock __attribute__((cleanup(release))) = step;
//    ^ note: the first object that needs cleanup is declared here
  return state + lock;
}

int use(void) { return next() + any(1); }
