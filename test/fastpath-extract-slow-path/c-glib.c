// Cleanup and atomics as GLib's macros write them: statement expressions with a generic __atomic_load into a local of
// their own, and a cleanup function made by a macro for each type.
// RUN: %check-marks %s --run --std=gnu11,c2x
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef char gchar;
typedef int gint;
typedef gint gboolean;
typedef size_t gsize;
typedef void *gpointer;
typedef const void *gconstpointer;
#define TRUE 1
#define FALSE 0
#define G_STMT_START do
#define G_STMT_END while (0)
#define G_GNUC_UNUSED __attribute__((__unused__))
#define G_LIKELY(expr) __builtin_expect(!!(expr), 1)
#define G_UNLIKELY(expr) __builtin_expect(!!(expr), 0)
#define G_STATIC_ASSERT(expr) _Static_assert(expr, "Expression evaluates to false")

// ---- atomics

#define g_atomic_int_get(atomic) \
  (__extension__({ \
    G_STATIC_ASSERT(sizeof *(atomic) == sizeof(gint)); \
    gint gaig_temp; \
    (void)(0 ? *(atomic) ^ *(atomic) : 1); \
    __atomic_load((gint *)(atomic), &gaig_temp, __ATOMIC_SEQ_CST); \
    (gint) gaig_temp; \
  }))
#define g_atomic_int_set(atomic, newval) \
  (__extension__({ \
    G_STATIC_ASSERT(sizeof *(atomic) == sizeof(gint)); \
    gint gais_temp = (gint)(newval); \
    (void)(0 ? *(atomic) ^ (newval) : 1); \
    __atomic_store((gint *)(atomic), &gais_temp, __ATOMIC_SEQ_CST); \
  }))
#define g_atomic_pointer_get(atomic) \
  (__extension__({ \
    G_STATIC_ASSERT(sizeof *(atomic) == sizeof(gpointer)); \
    __typeof__(*(atomic)) gapg_temp_newval; \
    __typeof__((atomic)) gapg_temp_atomic = (atomic); \
    __atomic_load(gapg_temp_atomic, &gapg_temp_newval, __ATOMIC_SEQ_CST); \
    gapg_temp_newval; \
  }))
#define g_atomic_pointer_set(atomic, newval) \
  (__extension__({ \
    G_STATIC_ASSERT(sizeof *(atomic) == sizeof(gpointer)); \
    __typeof__((atomic)) gaps_temp_atomic = (atomic); \
    __typeof__(*(atomic)) gaps_temp_newval = (newval); \
    (void)(0 ? (gpointer) * (atomic) : NULL); \
    __atomic_store(gaps_temp_atomic, &gaps_temp_newval, __ATOMIC_SEQ_CST); \
  }))
#define g_atomic_int_inc(atomic) \
  (__extension__({ \
    G_STATIC_ASSERT(sizeof *(atomic) == sizeof(gint)); \
    (void)(0 ? *(atomic) ^ *(atomic) : 1); \
    (void)__atomic_fetch_add((atomic), 1, __ATOMIC_SEQ_CST); \
  }))
#define g_atomic_int_dec_and_test(atomic) \
  (__extension__({ \
    G_STATIC_ASSERT(sizeof *(atomic) == sizeof(gint)); \
    (void)(0 ? *(atomic) ^ *(atomic) : 1); \
    __atomic_fetch_sub((atomic), 1, __ATOMIC_SEQ_CST) == 1; \
  }))

static gint once_entered;
__attribute__((noinline)) static gboolean g_once_init_enter_impl(volatile void *location) {
  (void)location;
  return ++once_entered > 0;
}
__attribute__((noinline)) static void g_once_init_leave_impl(volatile void *location, gsize result) {
  __atomic_store_n((volatile gsize *)location, result, __ATOMIC_SEQ_CST);
}
#define g_once_init_enter(location) \
  (__extension__({ \
    G_STATIC_ASSERT(sizeof *(location) == sizeof(gpointer)); \
    (void)(0 ? (gpointer) * (location) : NULL); \
    (!g_atomic_pointer_get(location) && g_once_init_enter_impl(location)); \
  }))
#define g_once_init_leave(location, result) \
  (__extension__({ \
    G_STATIC_ASSERT(sizeof *(location) == sizeof(gpointer)); \
    0 ? (void)(*(location) = (result)) : (void)0; \
    g_once_init_leave_impl((location), (gsize)(result)); \
  }))

// ---- cleanup

#define _GLIB_CLEANUP(func) __attribute__((cleanup(func)))
#define _GLIB_AUTOPTR_FUNC_NAME(TypeName) glib_autoptr_cleanup_##TypeName
#define _GLIB_AUTOPTR_CLEAR_FUNC_NAME(TypeName) glib_autoptr_clear_##TypeName
#define _GLIB_AUTOPTR_TYPENAME(TypeName) TypeName##_autoptr
#define _GLIB_AUTO_FUNC_NAME(TypeName) glib_auto_cleanup_##TypeName
#define G_DEFINE_AUTOPTR_CLEANUP_FUNC(TypeName, func) \
  typedef TypeName *_GLIB_AUTOPTR_TYPENAME(TypeName); \
  static G_GNUC_UNUSED inline void _GLIB_AUTOPTR_CLEAR_FUNC_NAME(TypeName)(TypeName * _ptr) { \
    if (_ptr) \
      (func)(_ptr); \
  } \
  static G_GNUC_UNUSED inline void _GLIB_AUTOPTR_FUNC_NAME(TypeName)(TypeName * *_ptr) { \
    _GLIB_AUTOPTR_CLEAR_FUNC_NAME(TypeName)(*_ptr); \
  }
#define G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(TypeName, func) \
  static G_GNUC_UNUSED inline void _GLIB_AUTO_FUNC_NAME(TypeName)(TypeName * _ptr) { (func)(_ptr); }
#define g_autoptr(TypeName) _GLIB_CLEANUP(_GLIB_AUTOPTR_FUNC_NAME(TypeName)) _GLIB_AUTOPTR_TYPENAME(TypeName)
#define g_auto(TypeName) _GLIB_CLEANUP(_GLIB_AUTO_FUNC_NAME(TypeName)) TypeName
#define g_autofree _GLIB_CLEANUP(g_autoptr_cleanup_generic_gfree)

static inline void g_autoptr_cleanup_generic_gfree(void *p) {
  puts("g_free");
  free(*(void **)p);
}
static inline gpointer g_steal_pointer(gpointer pp) {
  gpointer *ptr = (gpointer *)pp;
  gpointer ref = *ptr;
  *ptr = NULL;
  return ref;
}

static void g_return_if_fail_warning(const char *function, const char *expression) {
  printf("%s: assertion '%s' failed\n", function, expression);
}
#define g_return_val_if_fail(expr, val) \
  G_STMT_START { \
    if (G_LIKELY(expr)) { \
    } else { \
      g_return_if_fail_warning((const char *)(__func__), #expr); \
      return (val); \
    } \
  } \
  G_STMT_END

// ---- a library that uses them

typedef struct _GMutex {
  gint depth;
} GMutex;
typedef GMutex GMutexLocker;
static GMutexLocker *g_mutex_locker_new(GMutex *mutex) {
  puts("lock");
  mutex->depth++;
  return mutex;
}
static void g_mutex_locker_free(GMutexLocker *locker) {
  puts("unlock");
  locker->depth--;
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC(GMutexLocker, g_mutex_locker_free)

typedef struct _GValue {
  gint held;
} GValue;
#define G_VALUE_INIT {0}
static void g_value_unset(GValue *value) { printf("unset %d\n", value->held); }
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(GValue, g_value_unset)

typedef struct _Cache {
  gint ref_count;
  gint ready;
  gint closed;
  GMutex lock;
  gchar *name;
} Cache;
static void cache_unref(Cache *cache) {
  if (g_atomic_int_dec_and_test(&cache->ref_count))
    puts("last reference");
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC(Cache, cache_unref)
static Cache *cache_ref(Cache *cache) {
  g_atomic_int_inc(&cache->ref_count);
  return cache;
}

//+static gboolean cache_ensure_slow(Cache *cache, const gchar *name);
//+
// g_atomic_int_get() is an atomic load.
gboolean cache_ensure(Cache *cache, const gchar *name) {
//       ^ warning: early return of 'cache_ensure' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  g_return_val_if_fail(cache != NULL, FALSE);

  if (g_atomic_int_get(&cache->ready))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return TRUE;
//+  return cache_ensure_slow(cache, name);
//+}
//+
//+__attribute__((noinline)) static gboolean cache_ensure_slow(Cache *cache, const gchar *name) {

  g_autoptr(GMutexLocker) locker = g_mutex_locker_new(&cache->lock);
//                        ^ note: the first object that needs cleanup is declared here
  g_autofree gchar *copy = strdup(name);

  if (!cache->name)
    cache->name = g_steal_pointer(&copy);
  g_atomic_int_set(&cache->ready, TRUE);
  (void)locker;
  return FALSE;
}

// So is g_atomic_pointer_get(): the instance of a singleton.
static Cache *default_cache;
static GMutex default_lock;
//+static Cache *cache_get_default_slow(Cache *cache);
//+
Cache *cache_get_default(void) {
//     ^ warning: early return of 'cache_get_default' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  Cache *cache = g_atomic_pointer_get(&default_cache);
  if (G_LIKELY(cache != NULL))
//^ note: the fast path ends at this atomic check; the condition is marked likely
    return cache;
//+  return cache_get_default_slow(cache);
//+}
//+
//+__attribute__((noinline)) static Cache *cache_get_default_slow(Cache *cache) {

  g_autoptr(GMutexLocker) locker = g_mutex_locker_new(&default_lock);
//                        ^ note: the first object that needs cleanup is declared here
  (void)locker;
  cache = g_atomic_pointer_get(&default_cache);
  if (cache == NULL) {
    cache = calloc(1, sizeof *cache);
    cache->ref_count = 1;
    g_atomic_pointer_set(&default_cache, cache);
  }
  return cache;
}

//+static void cache_load_slow(Cache *cache);
//+
// The macro reads through a pointer of its own, and that of the slow path writes through another one, to the same place.
void cache_load(Cache *cache) {
//   ^ warning: early return of 'cache_load' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (g_atomic_pointer_get(&cache->name) != NULL)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  cache_load_slow(cache);
//+}
//+
//+__attribute__((noinline)) static void cache_load_slow(Cache *cache) {

  g_autoptr(GMutexLocker) locker = g_mutex_locker_new(&cache->lock);
//                        ^ note: the first object that needs cleanup is declared here
  (void)locker;
  if (cache->name == NULL)
    g_atomic_pointer_set(&cache->name, strdup("loaded"));
}

//+static gint cache_measure_slow(Cache *cache, gint scale);
//+
// An object by value, and one that counts its references.
static gint cache_measure(Cache *cache, gint scale) {
//          ^ warning: early return of 'cache_measure' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (g_atomic_int_get(&cache->ready) == 0)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return cache_measure_slow(cache, scale);
//+}
//+
//+__attribute__((noinline)) static gint cache_measure_slow(Cache *cache, gint scale) {
  g_auto(GValue) value = G_VALUE_INIT;
//               ^ note: the first object that needs cleanup is declared here
  g_autoptr(Cache) held = cache_ref(cache);
  value.held = held->ref_count * scale;
  return value.held;
}

// The inverted shape, as g_once_init_enter() is used: its fast side is one load, but the macro's other side is a call
// that no compiler inlines, so that the function needs its frame for that.
static gsize type_id;
gsize cache_get_type(void) {
  if (g_once_init_enter(&type_id)) {
    g_autofree gchar *name = strdup("Cache");
    gsize id = strlen(name);
    g_once_init_leave(&type_id, id);
  }
  return type_id;
}

// With the load in the condition itself, and the call behind it, there is something to move.
static gsize other_type_id;
//+static gsize cache_get_other_type_slow(void);
//+
gsize cache_get_other_type(void) {
//    ^ warning: fast path of 'cache_get_other_type' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (g_atomic_pointer_get(&other_type_id) == 0) {
//^ note: the fast path ends at this atomic check; the slow path checks the same atomic again
//+    return cache_get_other_type_slow();
//+  }
//+  return other_type_id;
//+}
//+
//+__attribute__((noinline)) static gsize cache_get_other_type_slow(void) {
//+  {
    g_autofree gchar *name = strdup("OtherCache");
//                    ^ note: the first object that needs cleanup is declared here
    if (g_once_init_enter(&other_type_id)) {
      gsize id = strlen(name);
      g_once_init_leave(&other_type_id, id);
    }
  }
  return other_type_id;
}

// The name of what ends is seen through the macro: a call on a closed cache is rare.
gint cache_read(Cache *cache) {
  if (g_atomic_int_get(&cache->closed))
    return 0;
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new(&cache->lock);
  return locker->depth;
}

// What is taken from g_atomic_int_dec_and_test() is no load.
void cache_release(Cache *cache) {
  if (!g_atomic_int_dec_and_test(&cache->ref_count))
    return;
  g_autofree gchar *name = g_steal_pointer(&cache->name);
  printf("released %s\n", name ? name : "nameless");
}

int main(void) {
  printf("%d\n", cache_ensure(NULL, "none"));
  for (gint i = 0; i < 2; i++) {
    Cache *cache = cache_get_default();
    printf("%d\n", cache_measure(cache, 3));
    printf("%d\n", cache_ensure(cache, "cache"));
    puts(cache->name);
    cache_load(cache);
    printf("%d\n", cache_read(cache));
    printf("%d\n", cache_measure(cache, 5));
    printf("%zu\n", cache_get_type());
    printf("%zu\n", cache_get_other_type());
  }
  printf("once %d\n", once_entered);
  free(default_cache->name);
  default_cache->name = NULL;
  cache_load(default_cache);
  cache_release(cache_ref(default_cache));
  cache_release(default_cache);
  return 0;
}
