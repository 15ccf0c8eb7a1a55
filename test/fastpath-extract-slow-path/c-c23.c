// C23: attributes in brackets, parameters without names, and `()` that says no parameters.
// RUN: %check-marks %s --run --std=c2x
#include <stdatomic.h>
#include <stdio.h>

static atomic_int done;
static void put(int *p) { printf("cleanup %d\n", *p); }

//+static int attributedSlow(int n);
//+
[[nodiscard]] int attributed(int n) {
//                ^ warning: early return of 'attributed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return attributedSlow(n);
//+}
//+
//+__attribute__((noinline)) static int attributedSlow(int n) {
  [[gnu::cleanup(put)]] int guard = n;
//                          ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int severalSlow([[maybe_unused]] int b);
//+
[[nodiscard("it says why")]] [[gnu::hot]] static int several([[maybe_unused]] int a, [[maybe_unused]] int b) {
//                                                   ^ warning: early return of 'several' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return severalSlow(b);
//+}
//+
//+__attribute__((noinline)) static int severalSlow([[maybe_unused]] int b) {
  [[gnu::cleanup(put), maybe_unused]] int guard = b;
//                                        ^ note: the first object that needs cleanup is declared here
  return b;
}

static int behindName [[nodiscard]] (int n);
//+static int behindNameSlow(int n);
//+
static int behindName(int n) {
//         ^ warning: early return of 'behindName' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return behindNameSlow(n);
//+}
//+
//+__attribute__((noinline)) static int behindNameSlow(int n) {
  [[gnu::cleanup(put)]] int guard = n;
//                          ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int withoutNameSlow(int n);
//+
int withoutName(int, int n) {
//  ^ warning: early return of 'withoutName' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return withoutNameSlow(n);
//+}
//+
//+__attribute__((noinline)) static int withoutNameSlow(int n) {
  [[gnu::cleanup(put)]] int guard = n;
//                          ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int withoutNamesSlow(void);
//+
// Nobody can hand over what has no name, and nobody needs to, unless a bound is written with it.
int withoutNames(int, float *) {
//  ^ warning: early return of 'withoutNames' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return withoutNamesSlow();
//+}
//+
//+__attribute__((noinline)) static int withoutNamesSlow(void) {
  [[gnu::cleanup(put)]] int guard = 5;
//                          ^ note: the first object that needs cleanup is declared here
  return guard;
}

//+static void noParametersSlow(void);
//+
void noParameters() {
//   ^ warning: early return of 'noParameters' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  noParametersSlow();
//+}
//+
//+__attribute__((noinline)) static void noParametersSlow(void) {
  [[gnu::cleanup(put)]] int guard = 0b1100;
//                          ^ note: the first object that needs cleanup is declared here
}

int main() {
  for (int i = 0; i < 2; i++) {
    done = i;
    printf("%d\n", attributed(1));
    printf("%d\n", several(2, 3));
    printf("%d\n", behindName(3));
    printf("%d\n", withoutName(0, 4));
    printf("%d\n", withoutNames(0, 0));
    noParameters();
  }
  return 0;
}
