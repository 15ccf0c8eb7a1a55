// What a C function may look like: its linkage, its parameters and result, its locals, and C11's atomic loads.
// RUN: %check-marks %s --run --std=c11,c2x -- -pedantic -Wno-strict-prototypes
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put(int *p) { printf("cleanup %d\n", *p); }
#define CLEANUP __attribute__((cleanup(put)))

static atomic_int done;

// ---- loads

static atomic_uintptr_t word;
//+static int plainReadSlow(int n);
//+
int plainRead(int n) {
//  ^ warning: early return of 'plainRead' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (word & 1)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return n;
//+  return plainReadSlow(n);
//+}
//+
//+__attribute__((noinline)) static int plainReadSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  word = 1;
  return -n;
}

//+static int genericLoadSlow(int n);
//+
int genericLoad(int n) {
//  ^ warning: early return of 'genericLoad' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&word) >= 2)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return n;
//+  return genericLoadSlow(n);
//+}
//+
//+__attribute__((noinline)) static int genericLoadSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  atomic_store(&word, 2);
  return -n;
}

//+static int explicitLoadSlow(int n);
//+
int explicitLoad(int n) {
//  ^ warning: early return of 'explicitLoad' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load_explicit(&word, memory_order_relaxed) == 3)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return n;
//+  return explicitLoadSlow(n);
//+}
//+
//+__attribute__((noinline)) static int explicitLoadSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  atomic_store_explicit(&word, 3, memory_order_release);
  return -n;
}

// The builtins take plain objects.
static long counter;
//+static int builtinLoadSlow(int n);
//+
int builtinLoad(int n) {
//  ^ warning: early return of 'builtinLoad' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__atomic_load_n(&counter, __ATOMIC_ACQUIRE))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return n;
//+  return builtinLoadSlow(n);
//+}
//+
//+__attribute__((noinline)) static int builtinLoadSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  __atomic_store_n(&counter, 1, __ATOMIC_RELEASE);
  return -n;
}

struct Pair {
  int first, second;
};
static _Alignas(8) struct Pair pair; // lock-free for every compiler
//+static int genericBuiltinLoadSlow(int n, struct Pair now);
//+
int genericBuiltinLoad(int n) {
//  ^ warning: early return of 'genericBuiltinLoad' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  struct Pair now;
  __atomic_load(&pair, &now, __ATOMIC_ACQUIRE);
  if (now.first)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return now.second;
//+  return genericBuiltinLoadSlow(n, now);
//+}
//+
//+__attribute__((noinline)) static int genericBuiltinLoadSlow(int n, struct Pair now) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  struct Pair next = {1, n};
  __atomic_store(&pair, &next, __ATOMIC_RELEASE);
  return -now.second;
}

// Exchanges write: no check. atomic_flag has no other operation in C.
static atomic_flag claimed = ATOMIC_FLAG_INIT;
int testAndSet(int n) {
  if (atomic_flag_test_and_set(&claimed))
    return n;
  CLEANUP int guard = n;
  return -n;
}
int exchanged(int n) {
  if (atomic_exchange(&done, atomic_load(&done)))
    return n;
  CLEANUP int guard = n;
  return -n;
}

// ---- linkage

extern int exported(int n);
//+static int exportedSlow(int n);
//+
int exported(int n) {
//  ^ warning: early return of 'exported' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return exportedSlow(n);
//+}
//+
//+__attribute__((noinline)) static int exportedSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int staticInlineSlow(int n);
//+
static inline int staticInline(int n) {
//                ^ warning: early return of 'staticInline' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return staticInlineSlow(n);
//+}
//+
//+__attribute__((noinline)) static int staticInlineSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int inlineStaticSlow(int n);
//+
inline static int inlineStatic(int n) {
//                ^ warning: early return of 'inlineStatic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return inlineStaticSlow(n);
//+}
//+
//+__attribute__((noinline)) static int inlineStaticSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n;
}

// Inline, and visible to other files, which may hold the same body: it may not name what is static here.
inline int external(int n) {
//         ^ warning: early return of 'external' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: an inline function with external linkage may not call a static helper in C
  if (atomic_load_explicit(&done, memory_order_acquire))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n;
}
extern inline int external(int n);

// This one is no different, though nothing but this file can hold its body.
extern inline int externInline(int n) {
//                ^ warning: early return of 'externInline' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                ^ note: no fix-it: an inline function with external linkage may not call a static helper in C
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n;
}

// The reverse in GNU's old rules: `extern inline` is never a definition for the linker.
extern inline __attribute__((gnu_inline)) int gnuInline(int n) {
//                                            ^ warning: early return of 'gnuInline' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                                            ^ note: no fix-it: an inline function with external linkage may not call a static helper in C
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n;
}
int gnuInline(int n) { return n; }

//+static int alwaysInlineSlow(int n);
//+
__attribute__((always_inline)) static inline int alwaysInline(int n) {
//                                               ^ warning: early return of 'alwaysInline' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return alwaysInlineSlow(n);
//+}
//+
//+__attribute__((noinline)) static int alwaysInlineSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int attributedSlow(int n);
//+
__attribute__((warn_unused_result, hot)) static int attributed(int n) {
//                                                  ^ warning: early return of 'attributed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return attributedSlow(n);
//+}
//+
//+__attribute__((noinline)) static int attributedSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static void nothingSlow(void);
//+
void nothing() {
//   ^ warning: early return of 'nothing' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  nothingSlow();
//+}
//+
//+__attribute__((noinline)) static void nothingSlow(void) {
  CLEANUP int guard = 1;
//            ^ note: the first object that needs cleanup is declared here
}

static void staticNothing();
//+static void staticNothingSlow(void);
//+
static void staticNothing() {
//          ^ warning: early return of 'staticNothing' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  staticNothingSlow();
//+}
//+
//+__attribute__((noinline)) static void staticNothingSlow(void) {
  CLEANUP int guard = 2;
//            ^ note: the first object that needs cleanup is declared here
}

_Noreturn static void leave(int n) {
  printf("leave %d\n", n);
  exit(0);
}

//+static int stopsSlow(int n);
//+
// A slow path that never ends normally.
static int stops(int n) {
//         ^ warning: early return of 'stops' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return stopsSlow(n);
//+}
//+
//+__attribute__((noinline)) static int stopsSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  leave(n);
}

// ---- parameters and results

//+static int sumSlow(size_t n, size_t m, const int row[n], int table[static 1][m]);
//+
// The bounds of arrays are written with other parameters, which the slow path itself does not use.
int sum(size_t n, size_t m, const int row[n], int table[static 1][m]) {
//  ^ warning: early return of 'sum' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return sumSlow(n, m, row, table);
//+}
//+
//+__attribute__((noinline)) static int sumSlow(__attribute__((unused)) size_t n, __attribute__((unused)) size_t m, const int row[n], int table[static 1][m]) {
  CLEANUP int guard = row[0];
//            ^ note: the first object that needs cleanup is declared here
  return table[0][1];
}

//+static void copySlow(char *restrict to, const char *restrict from, size_t size);
//+
void copy(char *restrict to, const char *restrict from, size_t size) {
//   ^ warning: early return of 'copy' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  copySlow(to, from, size);
//+}
//+
//+__attribute__((noinline)) static void copySlow(char *restrict to, const char *restrict from, size_t size) {
  CLEANUP int guard = 1;
//            ^ note: the first object that needs cleanup is declared here
  memcpy(to, from, size);
}

//+static void lastSlow(int values[const static 2], int n);
//+
void last(int values[const static 2], int n) {
//   ^ warning: early return of 'last' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  lastSlow(values, n);
//+}
//+
//+__attribute__((noinline)) static void lastSlow(int values[const static 2], int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  values[1] = n;
}

//+static int applySlow(int (*f)(int), int n);
//+
static int apply(int (*f)(int), int unused, int n) {
//         ^ warning: early return of 'apply' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  (void)unused;
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return applySlow(f, n);
//+}
//+
//+__attribute__((noinline)) static int applySlow(int (*f)(int), int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return f(n);
}

//+static int applyFunctionSlow(int f(int), int n);
//+
static int applyFunction(int f(int), int n) {
//         ^ warning: early return of 'applyFunction' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return applyFunctionSlow(f, n);
//+}
//+
//+__attribute__((noinline)) static int applyFunctionSlow(int f(int), int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return f(n);
}

static int twice(int n) { return 2 * n; }
//+static int (*chooseSlow(int n))(int);
//+
static int (*choose(int n))(int) {
//           ^ warning: early return of 'choose' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return twice;
//+  return chooseSlow(n);
//+}
//+
//+__attribute__((noinline)) static int (*chooseSlow(int n))(int) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n ? twice : 0;
}

//+static struct Pair byValueSlow(struct Pair p);
//+
struct Pair byValue(struct Pair p) {
//          ^ warning: early return of 'byValue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return p;
//+  return byValueSlow(p);
//+}
//+
//+__attribute__((noinline)) static struct Pair byValueSlow(struct Pair p) {
  CLEANUP int guard = p.first;
//            ^ note: the first object that needs cleanup is declared here
  p.first += p.second;
  return p;
}

struct Big {
  long values[16];
};
//+static struct Big bigSlow(struct Big b, int n);
//+
static struct Big big(struct Big b, int n) {
//                ^ warning: early return of 'big' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return b;
//+  return bigSlow(b, n);
//+}
//+
//+__attribute__((noinline)) static struct Big bigSlow(struct Big b, int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  b.values[n] = n;
  return b;
}

enum Color { RED, GREEN };
//+static enum Color colorOfSlow(enum Color c, unsigned char shade);
//+
static enum Color colorOf(enum Color c, unsigned char shade) {
//                ^ warning: early return of 'colorOf' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return c;
//+  return colorOfSlow(c, shade);
//+}
//+
//+__attribute__((noinline)) static enum Color colorOfSlow(enum Color c, unsigned char shade) {
  CLEANUP int guard = shade;
//            ^ note: the first object that needs cleanup is declared here
  return c == RED ? GREEN : RED;
}

//+static _Bool isOddSlow(unsigned long long n);
//+
static _Bool isOdd(unsigned long long n) {
//           ^ warning: early return of 'isOdd' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return false;
//+  return isOddSlow(n);
//+}
//+
//+__attribute__((noinline)) static _Bool isOddSlow(unsigned long long n) {
  CLEANUP int guard = (int)n;
//            ^ note: the first object that needs cleanup is declared here
  return n & 1;
}

//+static const char *const *namesSlow(const char *const *list, int n);
//+
const char *const *names(const char *const *list, int n) {
//                 ^ warning: early return of 'names' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return list;
//+  return namesSlow(list, n);
//+}
//+
//+__attribute__((noinline)) static const char *const *namesSlow(const char *const *list, int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return list + n;
}

//+static _Complex double scaleSlow(_Complex double z, float factor);
//+
static _Complex double scale(_Complex double z, float factor) {
//                     ^ warning: early return of 'scale' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return z;
//+  return scaleSlow(z, factor);
//+}
//+
//+__attribute__((noinline)) static _Complex double scaleSlow(_Complex double z, float factor) {
  CLEANUP int guard = (int)factor;
//            ^ note: the first object that needs cleanup is declared here
  return z * factor;
}

// ---- locals

// A type without a name, but with an alias.
typedef struct {
  int x, y;
} Point;
//+static int pointSlow(Point p);
//+
static int point(int n) {
//         ^ warning: early return of 'point' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  Point p = {n, n + 1};
  if (atomic_load(&done) > p.x)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return p.x;
//+  return pointSlow(p);
//+}
//+
//+__attribute__((noinline)) static int pointSlow(Point p) {
  CLEANUP int guard = p.x;
//            ^ note: the first object that needs cleanup is declared here
  return p.y;
}

// A type that only the function itself knows, by a tag, by an alias or not at all.
static int localTag(int n) {
//         ^ warning: early return of 'localTag' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the type of the local 'local' cannot be spelled where the helper is declared
  struct Local {
    int value;
  } local = {n};
  if (atomic_load(&done) > local.value)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return local.value;
}
static int localAlias(int n) {
//         ^ warning: early return of 'localAlias' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the slow path uses the type 'Local', which is declared inside the function
  typedef struct {
    int value;
  } Local;
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  Local local = {n};
  return local.value;
}

static int localUnnamed(int n) {
//         ^ warning: early return of 'localUnnamed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the type of the local 'local' cannot be spelled where the helper is declared
  struct {
    int value;
  } local = {n};
  if (atomic_load(&done) > local.value)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return local.value;
}
static int localTypeOnly(int n) {
//         ^ warning: early return of 'localTypeOnly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the slow path uses the type 'Local', which is declared inside the function
  struct Local {
    int value;
  };
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  struct Local local = {n};
  return local.value;
}

//+static int localOfSlowPathSlow(int n);
//+
// Declared in the slow path it goes along.
static int localOfSlowPath(int n) {
//         ^ warning: early return of 'localOfSlowPath' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return localOfSlowPathSlow(n);
//+}
//+
//+__attribute__((noinline)) static int localOfSlowPathSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  struct Local {
    int value;
  } local = {n};
  return local.value;
}

//+static int constantsSlow(int n);
//+
static int constants(int n) {
//         ^ warning: early return of 'constants' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  enum { STEP = 3 };
  if (atomic_load(&done) >= STEP)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return STEP;
//+  return constantsSlow(n);
//+}
//+
//+__attribute__((noinline)) static int constantsSlow(int n) {
//+  enum { STEP = 3 };
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n + STEP;
}

//+static int staticOfSlowPathSlow(int n);
//+
// A static local is one object: it goes along, stays, or would have to be shared.
static int staticOfSlowPath(int n) {
//         ^ warning: early return of 'staticOfSlowPath' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return staticOfSlowPathSlow(n);
//+}
//+
//+__attribute__((noinline)) static int staticOfSlowPathSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  static int calls;
  return n + ++calls;
}

//+static int staticOfFastPathSlow(int n);
//+
static int staticOfFastPath(int n) {
//         ^ warning: early return of 'staticOfFastPath' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  static int calls;
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return ++calls;
//+  return staticOfFastPathSlow(n);
//+}
//+
//+__attribute__((noinline)) static int staticOfFastPathSlow(int n) {
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n;
}

static int staticOfBoth(int n) {
//         ^ warning: early return of 'staticOfBoth' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the static local 'calls' would have to be passed by reference, which C lacks
  static int calls;
  ++calls;
  if (atomic_load(&done))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return calls;
  CLEANUP int guard = n;
//            ^ note: the first object that needs cleanup is declared here
  return n + calls;
}

//+static int loadedScalarsSlow(int n, int state, int doubled, long wide);
//+
// Scalars are passed on by value.
static int loadedScalars(int n) {
//         ^ warning: early return of 'loadedScalars' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int state = atomic_load(&done), doubled = 2 * n;
  register long wide = n;
  if (state > n)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return state;
//+  return loadedScalarsSlow(n, state, doubled, wide);
//+}
//+
//+__attribute__((noinline)) static int loadedScalarsSlow(int n, int state, int doubled, long wide) {
  CLEANUP int guard = n + state;
//            ^ note: the first object that needs cleanup is declared here
  return doubled + (int)wide;
}

// Not so a pointer to another of them.
static int loadedValue(int n) {
//         ^ warning: early return of 'loadedValue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the local 'reference' may refer to 'mask', of which the helper gets a copy
  const int state = atomic_load(&done);
  unsigned long mask = 1ul << n, *reference = &mask;
  if (state > n)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return state;
  CLEANUP int guard = n + state;
//            ^ note: the first object that needs cleanup is declared here
  return (int)mask + (int)*reference;
}

static void runAll(void) {
  int row[] = {4, 5}, table[1][2] = {{6, 7}};
  char text[4] = "abc";
  const char *list[] = {"zero", "one"};
  struct Pair p = {1, 2};
  struct Big b = {{0}};
  printf("%d\n", plainRead(1));
  printf("%d\n", genericLoad(2));
  printf("%d\n", explicitLoad(3));
  printf("%d\n", builtinLoad(4));
  printf("%d\n", genericBuiltinLoad(5));
  printf("%d\n", testAndSet(6));
  printf("%d\n", exchanged(7));
  printf("%d\n", exported(8));
  printf("%d\n", staticInline(9));
  printf("%d\n", inlineStatic(10));
  printf("%d\n", external(11));
  printf("%d\n", externInline(11));
  printf("%d\n", gnuInline(12));
  printf("%d\n", alwaysInline(13));
  printf("%d\n", attributed(14));
  nothing();
  staticNothing();
  printf("%d\n", sum(2, 2, row, table));
  copy(text, "xyz", 3);
  puts(text);
  last(row, 15);
  printf("%d\n", row[1]);
  printf("%d\n", apply(twice, 0, 16));
  printf("%d\n", applyFunction(twice, 17));
  printf("%d\n", choose(18)(18));
  p = byValue(p);
  printf("%d\n", p.first);
  b = big(b, 3);
  printf("%ld\n", b.values[3]);
  printf("%d\n", colorOf(RED, 1));
  printf("%d\n", isOdd(19));
  puts(*names(list, 1));
  printf("%f\n", (double)scale(2, 3));
  printf("%d\n", point(20));
  printf("%d\n", localTag(21));
  printf("%d\n", localAlias(22));
  printf("%d\n", localUnnamed(22));
  printf("%d\n", localTypeOnly(22));
  printf("%d\n", localOfSlowPath(23));
  printf("%d\n", constants(24));
  printf("%d\n", staticOfSlowPath(25));
  printf("%d\n", staticOfFastPath(26));
  printf("%d\n", staticOfBoth(27));
  printf("%d\n", loadedValue(28));
  printf("%d\n", loadedScalars(29));
}

int main(void) {
  runAll();
  done = 100;
  runAll();
  done = 0;
  stops(30);
}
