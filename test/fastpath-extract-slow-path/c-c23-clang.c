// C23 as newer compilers have it: keywords that were macros, types that are deduced, constants.
// REQUIRES: llvm-19-or-newer
// RUN: %check-marks-clang %s --run --std=c23
#include <stdatomic.h>
#include <stdio.h>

static atomic_int done;
static void put(int *p) { printf("cleanup %d\n", *p); }
#define CLEANUP __attribute__((cleanup(put)))

//+static bool keywordsSlow(bool flag, const char *text);
//+
bool keywords(bool flag, const char *text) {
//   ^ warning: early return of 'keywords' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return true;
//+  return keywordsSlow(flag, text);
//+}
//+
//+__attribute__((noinline)) static bool keywordsSlow(bool flag, const char *text) {
  CLEANUP int guard = 1;
//            ^ note: the first object that needs cleanup is declared here
  return flag && text != nullptr;
}

enum Level : unsigned char { LOW, HIGH };
//+static enum Level enumerationSlow(enum Level level);
//+
enum Level enumeration(enum Level level) {
//         ^ warning: early return of 'enumeration' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return LOW;
//+  return enumerationSlow(level);
//+}
//+
//+__attribute__((noinline)) static enum Level enumerationSlow(enum Level level) {
  CLEANUP int guard = level;
//            ^ note: the first object that needs cleanup is declared here
  return HIGH;
}

//+static typeof(int *) typeOfSlow(typeof(int *) p, typeof_unqual(const int) n);
//+
typeof(int *) typeOf(typeof(int *) p, typeof_unqual(const int) n) {
//            ^ warning: early return of 'typeOf' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return p;
//+  return typeOfSlow(p, n);
//+}
//+
//+__attribute__((noinline)) static typeof(int *) typeOfSlow(typeof(int *) p, typeof_unqual(const int) n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return p + guard;
}

// A deduced type is written in the words of the atomic, or as the built-in type that it is.
static _Atomic(unsigned long) size;
//+static unsigned long deducedSlow(int n, unsigned long now);
//+
unsigned long deduced(int n) {
//            ^ warning: early return of 'deduced' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto now = atomic_load(&size);
  if (now > 5)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return now;
//+  return deducedSlow(n, now);
//+}
//+
//+__attribute__((noinline)) static unsigned long deducedSlow(int n, unsigned long now) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  size = 10;
  return now + guard;
}

//+static unsigned long deducedIntSlow(int n, int twice);
//+
unsigned long deducedInt(int n) {
//            ^ warning: early return of 'deducedInt' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto twice = 2 * n;
  if (size > 15)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return deducedIntSlow(n, twice);
//+}
//+
//+__attribute__((noinline)) static unsigned long deducedIntSlow(int n, int twice) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return twice + guard;
}

//+static int constantSlow(int n);
//+
// A constant stands in both functions.
int constant(int n) {
//  ^ warning: early return of 'constant' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  constexpr int limit = 7;
  if (atomic_load(&done) > limit)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return limit;
//+  return constantSlow(n);
//+}
//+
//+__attribute__((noinline)) static int constantSlow(int n) {
//+  constexpr int limit = 7;
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  int values[limit];
  for (int i = 0; i < limit; i++)
    values[i] = n + i;
  return values[limit - 1];
}

//+static int ownOnesSlow(int n);
//+
// The slow path's own are nobody's business.
int ownOnes(int n) {
//  ^ warning: early return of 'ownOnes' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return ownOnesSlow(n);
//+}
//+
//+__attribute__((noinline)) static int ownOnesSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  constexpr int step = 3;
  auto next = n + step;
  typeof(next) more = next + step;
  return more;
}

int main() {
  int values[] = {1, 2, 3};
  for (int i = 0; i < 2; i++) {
    done = 10 * i;
    printf("%d\n", keywords(true, nullptr));
    printf("%d\n", enumeration(HIGH));
    printf("%d\n", *typeOf(values, 1));
    printf("%lu\n", deduced(2));
    printf("%lu\n", deducedInt(3));
    printf("%d\n", constant(4));
    printf("%d\n", ownOnes(5));
  }
}
