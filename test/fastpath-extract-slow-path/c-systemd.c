// Cleanup as systemd's C spells it: the variable's type in front, the function that cleans up in a macro.
// RUN: %check-marks %s --run --std=gnu11,c2x -- -D_GNU_SOURCE
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define _cleanup_(f) __attribute__((__cleanup__(f)))
#define _unused_ __attribute__((__unused__))
#define DEFINE_TRIVIAL_CLEANUP_FUNC(type, func) \
  static inline void func##p(type *p) { \
    if (*p) \
      func(*p); \
  }
#define DEFINE_TRIVIAL_CLEANUP_FUNC_FULL(type, func, empty) \
  static inline void func##p(type *p) { \
    if (*p != (empty)) { \
      func(*p); \
      *p = (empty); \
    } \
  }

static inline void freep(void *p) {
  puts("freep");
  free(*(void **)p);
}
DEFINE_TRIVIAL_CLEANUP_FUNC(FILE *, fclose)
static void close_fd(int fd) { printf("close %d\n", fd); }
DEFINE_TRIVIAL_CLEANUP_FUNC_FULL(int, close_fd, -1)

#define _cleanup_free_ _cleanup_(freep)
#define _cleanup_fclose_ _cleanup_(fclosep)
#define _cleanup_close_ _cleanup_(close_fdp)

#define TAKE_PTR(p) \
  ({ \
    __typeof__(p) *_pp_ = &(p); \
    __typeof__(p) _taken_ = *_pp_; \
    *_pp_ = NULL; \
    _taken_; \
  })
#define ELEMENTSOF(x) (sizeof(x) / sizeof((x)[0]))
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

_Noreturn static void log_assert_failed(const char *text, int line, const char *func) {
  fprintf(stderr, "%s:%d: %s\n", text, line, func);
  abort();
}
static void log_return(const char *text, const char *func) { printf("%s: assertion %s failed\n", func, text); }
#define assert_se(expr) \
  do { \
    if (unlikely(!(expr))) \
      log_assert_failed(#expr, __LINE__, __func__); \
  } while (false)
#define assert_return(expr, r) \
  do { \
    if (unlikely(!(expr))) { \
      log_return(#expr, __func__); \
      return (r); \
    } \
  } while (false)

typedef struct Unit {
  char *id;
  bool loaded;
} Unit;
typedef struct Manager {
  _Atomic bool running;
  bool environment_read;
  int epoch;
  unsigned n_units;
  Unit *units;
} Manager;

static Unit *unit_free(Unit *u) {
  puts("unit_free");
  free(u->id);
  free(u);
  return NULL;
}
DEFINE_TRIVIAL_CLEANUP_FUNC(Unit *, unit_free)

//+static int manager_open_slow(Manager *m, const char *path, char **ret);
//+
// One object of each kind, and a result to hand out.
int manager_open(Manager *m, const char *path, char **ret) {
//  ^ warning: early return of 'manager_open' pays for the cleanup of 3 objects on the slow path; consider moving the slow path into a function of its own
  if (__atomic_load_n(&m->environment_read, __ATOMIC_ACQUIRE))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
//+  return manager_open_slow(m, path, ret);
//+}
//+
//+__attribute__((noinline)) static int manager_open_slow(Manager *m, const char *path, char **ret) {

  _cleanup_free_ char *copy = NULL;
//                     ^ note: the first object that needs cleanup is declared here
  _cleanup_fclose_ FILE *f = NULL;
  _cleanup_close_ int fd = -1;
  int r = 0;

  copy = strdup(path);
  if (!copy)
    return -ENOMEM;
  f = fopen("/dev/null", "re");
  if (!f)
    return -errno;
  fd = 1000 + r;
  *ret = TAKE_PTR(copy);
  __atomic_store_n(&m->environment_read, true, __ATOMIC_RELEASE);
  return 1;
}

//+static int manager_load_unit_slow(Manager *m, const char *name, Unit **ret);
//+
// Assertions of the fast path keep their function's name, those of the slow path get the helper's.
static int manager_load_unit(Manager *m, const char *name, Unit **ret) {
//         ^ warning: early return of 'manager_load_unit' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  assert_se(m);
  assert_return(name, -EINVAL);

  if (atomic_load_explicit(&m->running, memory_order_acquire))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return manager_load_unit_slow(m, name, ret);
//+}
//+
//+__attribute__((noinline)) static int manager_load_unit_slow(Manager *m, const char *name, Unit **ret) {

  int r;
  _cleanup_(unit_freep) Unit *u = NULL;
//                            ^ note: the first object that needs cleanup is declared here

  u = calloc(1, sizeof(Unit));
  if (!u)
    return -ENOMEM;
  u->id = strdup(name);
  r = u->id ? 1 : -ENOMEM;
  if (r < 0)
    return r;
  assert_se(strlen(u->id) > 0);
  m->units = TAKE_PTR(u);
  *ret = m->units;
  return r;
}

// The result of the slow path, declared at the top of the block as C89 wanted it: it would have to be passed without
// a value, or to be taken from there.
static int manager_rename(Manager *m, const char *name) {
//         ^ warning: early return of 'manager_rename' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the local 'r' may be uninitialized at the split
  int r;

  assert_return(name, -EINVAL);
  if (atomic_load(&m->running))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;

  _cleanup_free_ char *copy = strdup(name);
//                     ^ note: the first object that needs cleanup is declared here
  r = copy ? 1 : -ENOMEM;
  return r;
}

// A lock is held by a pointer to it.
typedef struct Mutex {
  int depth;
} Mutex;
static Mutex registry_mutex;
static inline Mutex *mutex_lock_assert(Mutex *mutex) {
  assert_se(mutex->depth++ == 0);
  puts("lock");
  return mutex;
}
static inline void mutex_unlock_assertp(Mutex **mutex) {
  if (*mutex) {
    puts("unlock");
    assert_se((*mutex)->depth-- == 1);
  }
}

static unsigned registered;
static atomic_bool initialized;
static void registry_initialize(void);
//+static void registry_initialize_slow(void);
//+
static void registry_initialize(void) {
//          ^ warning: early return of 'registry_initialize' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (likely(initialized))
//^ note: the fast path ends at this atomic check; the condition is marked likely
    return;
//+  registry_initialize_slow();
//+}
//+
//+__attribute__((noinline)) static void registry_initialize_slow(void) {
  _cleanup_(mutex_unlock_assertp) _unused_ Mutex *l = mutex_lock_assert(&registry_mutex);
//                                                ^ note: the first object that needs cleanup is declared here
  registered++;
  initialized = true;
}

static int registry_epoch;
static void registry_reload(void);

//+static void registry_reload_slow(void);
//+
/* A prototype of its own, and a guard on one line. */
static void registry_reload(void) {
//          ^ warning: early return of 'registry_reload' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__atomic_load_n(&registry_epoch, __ATOMIC_SEQ_CST) > 0) return;
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+  registry_reload_slow();
//+}
//+
//+__attribute__((noinline)) static void registry_reload_slow(void) {
  _cleanup_(mutex_unlock_assertp) _unused_ Mutex *l = mutex_lock_assert(&registry_mutex);
//                                                ^ note: the first object that needs cleanup is declared here
  registered += 10;
  __atomic_store_n(&registry_epoch, 1, __ATOMIC_SEQ_CST);
}

//+static const char *manager_description_slow(Manager *m);
//+
// The pointer itself is published: the generic builtin writes it to a local.
const char *manager_description(Manager *m) {
//          ^ warning: early return of 'manager_description' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const char *d;
  __atomic_load(&m->units[0].id, &d, __ATOMIC_ACQUIRE);
  if (d)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return d;
//+  return manager_description_slow(m);
//+}
//+
//+__attribute__((noinline)) static const char *manager_description_slow(Manager *m) {
  _cleanup_free_ char *p = strdup("nameless");
//                     ^ note: the first object that needs cleanup is declared here
  if (!p)
    return NULL;
  m->units[0].id = TAKE_PTR(p);
  return m->units[0].id;
}

//+static int manager_reexecute_slow(const int fds[static 2], size_t n_fds);
//+
// The objects are in a block, behind other statements.
static int manager_reexecute(Manager *m, const int fds[static 2], size_t n_fds) {
//         ^ warning: early return of 'manager_reexecute' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (m->running)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return manager_reexecute_slow(fds, n_fds);
//+}
//+
//+__attribute__((noinline)) static int manager_reexecute_slow(const int fds[static 2], size_t n_fds) {
  int sum = 0;
  for (size_t i = 0; i < n_fds; i++) {
    _cleanup_close_ int fd = fds[i];
//                      ^ note: the first object that needs cleanup is declared here
    if (fd < 0)
      continue;
    sum += fd;
  }
  if (sum > 0) {
    _cleanup_free_ char *text = NULL;
    if (asprintf(&text, "%d", sum) < 0)
      return -ENOMEM;
    puts(text);
  }
  return sum;
}

// In front of the guard a cleanup object costs every call: nothing to gain.
int manager_dump(Manager *m) {
  _cleanup_free_ char *text = NULL;
  if (m->running)
    return 0;
  _cleanup_fclose_ FILE *f = fopen("/dev/null", "re");
  text = strdup("x");
  return text && f ? 1 : -ENOMEM;
}

// What fails is not the usual case.
int manager_reload(Manager *m) {
  if (!m->running)
    return -ESHUTDOWN;
  _cleanup_free_ char *text = strdup("x");
  return text ? 1 : -ENOMEM;
}

int main(void) {
  Manager m = {0};
  for (int i = 0; i < 2; i++) {
    char *copy = NULL;
    Unit *u = NULL;
    int fds[] = {3, -1, 4};
    printf("%d", manager_open(&m, "/run", &copy));
    printf(" %s\n", copy ? copy : "none");
    free(copy);
    printf("%d\n", manager_load_unit(&m, NULL, &u));
    printf("%d\n", manager_load_unit(&m, "a.service", &u));
    printf("%s %d\n", u ? u->id : "none", manager_rename(&m, "b.service"));
    registry_initialize();
    registry_reload();
    printf("%u\n", registered);
    puts(manager_description(&m));
    free(m.units[0].id);
    m.units[0].id = NULL;
    puts(manager_description(&m));
    printf("%d\n", manager_reexecute(&m, fds, ELEMENTSOF(fds)));
    printf("%d\n", manager_dump(&m));
    printf("%d\n", manager_reload(&m));
    m.running = true;
  }
  unit_free(m.units);
  return 0;
}
