// `__private_extern__` is a storage class, as `extern` is.
// RUN: %check-marks-clang %s
static int done;
static void drop(int *p) { (void)p; }

//+static void f_slow(void);
//+
__private_extern__ void f(void) {
//                      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__atomic_load_n(&done, __ATOMIC_ACQUIRE))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  f_slow();
//+}
//+
//+__attribute__((noinline)) static void f_slow(void) {
  __attribute__((cleanup(drop))) int g = 1;
//                                   ^ note: the first object that needs cleanup is declared here
  __atomic_store_n(&done, 1, __ATOMIC_RELEASE);
}
