// Cleanup as the Linux kernel writes it: guard(mutex)(&lock), scoped_guard() and __free(kfree), with the classes that
// DEFINE_CLASS() and DEFINE_GUARD() make. Its READ_ONCE() and atomic_read() are volatile reads, which this check takes
// for no atomic loads; what the compiler's builtins or C11 read is one.
// RUN: %check-marks %s --run --std=gnu11,c2x
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define __cleanup(func) __attribute__((__cleanup__(func)))
#define __maybe_unused __attribute__((__unused__))
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)
#define ___PASTE(a, b) a##b
//                     ^ note: expanded from macro '___PASTE'
#define __PASTE(a, b) ___PASTE(a, b)
//                    ^ note: expanded from macro '__PASTE'
#define __UNIQUE_ID(prefix) __PASTE(__PASTE(__UNIQUE_ID_, prefix), __COUNTER__)
//                          ^ note: expanded from macro '__UNIQUE_ID'

// ---- cleanup.h

#define DEFINE_FREE(_name, _type, _free) \
  static inline void __free_##_name(void *p) { \
    _type _T = *(_type *)p; \
    _free; \
  }
#define __free(_name) __cleanup(__free_##_name)
#define __get_and_null(p, nullvalue) \
  ({ \
    __auto_type __ptr = &(p); \
    __auto_type __val = *__ptr; \
    *__ptr = nullvalue; \
    __val; \
  })
#define no_free_ptr(p) ((__typeof__(p))__get_and_null(p, NULL))

#define DEFINE_CLASS(_name, _type, _exit, _init, ...) \
  typedef _type class_##_name##_t; \
  static inline void class_##_name##_destructor(_type *p) { \
    _type _T = *p; \
    _exit; \
  } \
  static inline _type class_##_name##_constructor(__VA_ARGS__) { \
    _type t = _init; \
    return t; \
  }
#define CLASS(_name, var) \
  class_##_name##_t var __cleanup(class_##_name##_destructor) = class_##_name##_constructor
#define DEFINE_GUARD(_name, _type, _lock, _unlock) \
  DEFINE_CLASS(_name, _type, if (_T) { _unlock; }, ({ _lock; _T; }), _type _T) \
  static inline void *class_##_name##_lock_ptr(class_##_name##_t *_T) { return *_T; }
#define guard(_name) CLASS(_name, __UNIQUE_ID(guard))
//                                ^ note: expanded from macro 'guard'
#define __guard_ptr(_name) class_##_name##_lock_ptr
#define scoped_guard(_name, ...) \
  for (CLASS(_name, scope)(__VA_ARGS__), *done = NULL; __guard_ptr(_name)(&scope) && !done; done = (void *)1)
//                  ^ note: expanded from macro 'scoped_guard'

// ---- the primitives

struct mutex {
  int owner;
};
static void mutex_lock(struct mutex *lock) {
  puts("mutex_lock");
  lock->owner++;
}
static void mutex_unlock(struct mutex *lock) {
  puts("mutex_unlock");
  lock->owner--;
}
static void *kmalloc(size_t size) { return malloc(size); }
static void kfree(const void *p) {
  puts("kfree");
  free((void *)p);
}
DEFINE_FREE(kfree, void *, if (_T) kfree(_T))
DEFINE_GUARD(mutex, struct mutex *, mutex_lock(_T), mutex_unlock(_T))

struct device {
  struct mutex lock;
  int users;
};
static struct device *get_device(struct device *dev) {
  dev->users++;
  return dev;
}
static void put_device(struct device *dev) {
  printf("put_device %d\n", --dev->users);
}
DEFINE_CLASS(device, struct device *, if (_T) put_device(_T), get_device(dev), struct device *dev)

typedef struct {
  volatile int counter;
} atomic_t;
#define READ_ONCE(x) (*(const volatile __typeof__(x) *)&(x))
#define WRITE_ONCE(x, val) (*(volatile __typeof__(x) *)&(x) = (val))
#define barrier() __asm__ __volatile__("" : : : "memory")
#define smp_load_acquire(p) \
  ({ \
    __typeof__(*p) ___p1 = READ_ONCE(*p); \
    barrier(); \
    ___p1; \
  })
#define smp_store_release(p, v) \
  do { \
    barrier(); \
    WRITE_ONCE(*p, v); \
  } while (0)
static inline int atomic_read(const atomic_t *v) { return READ_ONCE(v->counter); }
static inline void atomic_set(atomic_t *v, int i) { WRITE_ONCE(v->counter, i); }

struct driver {
  struct mutex lock;
  struct device dev;
  _Atomic bool probed;
  int state;
  atomic_t refs;
  char *name;
};

// ---- no atomic loads: silence

int driver_read_once(struct driver *drv) {
  if (READ_ONCE(drv->state))
    return 0;
  guard(mutex)(&drv->lock);
  WRITE_ONCE(drv->state, 1);
  return 1;
}

int driver_acquire(struct driver *drv) {
  if (smp_load_acquire(&drv->state) == 2)
    return 0;
  guard(mutex)(&drv->lock);
  smp_store_release(&drv->state, 2);
  return 1;
}

int driver_reference(struct driver *drv) {
  if (atomic_read(&drv->refs))
    return 0;
  guard(mutex)(&drv->lock);
  atomic_set(&drv->refs, 1);
  return 1;
}

// ---- atomic loads

//+static int driver_probe_slow(struct driver *drv);
//+
// The name of the object comes from a counter, which is read in the same order after the split.
int driver_probe(struct driver *drv) {
//  ^ warning: early return of 'driver_probe' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (atomic_load_explicit(&drv->probed, memory_order_acquire))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
//+  return driver_probe_slow(drv);
//+}
//+
//+__attribute__((noinline)) static int driver_probe_slow(struct driver *drv) {

  guard(mutex)(&drv->lock);
//^ note: the first object that needs cleanup is declared here
  guard(mutex)(&drv->dev.lock);
  drv->dev.users = 1;
  atomic_store_explicit(&drv->probed, true, memory_order_release);
  return 1;
}

//+static char *driver_name_slow(char letter);
//+
// A plain read of an _Atomic, and memory that is freed unless it is handed out.
static char *driver_name(struct driver *drv, char letter) {
//           ^ warning: early return of 'driver_name' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (drv->probed)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return drv->name;
//+  return driver_name_slow(letter);
//+}
//+
//+__attribute__((noinline)) static char *driver_name_slow(char letter) {

  char *name __free(kfree) = kmalloc(2);
//      ^ note: the first object that needs cleanup is declared here
  char *spare __free(kfree) = kmalloc(2);
  if (!name || !spare)
    return NULL;
  name[0] = letter;
  name[1] = 0;
  return no_free_ptr(name);
}

//+static int driver_step_slow(struct driver *drv, int step);
//+
// The lock is held for one block, which may be left by a return.
static int driver_step(struct driver *drv, int step) {
//         ^ warning: early return of 'driver_step' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (likely(__atomic_load_n(&drv->state, __ATOMIC_RELAXED) == 2))
//^ note: the fast path ends at this atomic check; the condition is marked likely
    return step;
//+  return driver_step_slow(drv, step);
//+}
//+
//+__attribute__((noinline)) static int driver_step_slow(struct driver *drv, int step) {
  scoped_guard(mutex, &drv->lock) {
//^ note: the first object that needs cleanup is declared here
    drv->refs.counter += step;
    if (step > 1)
      return drv->refs.counter;
  }
  return -step;
}

//+static int driver_open_slow(struct driver *drv);
//+
// A class of its own, and the inverted shape.
int driver_open(struct driver *drv) {
//  ^ warning: fast path of 'driver_open' pays for the cleanup of 2 objects in the branch it skips; consider moving the branch into a function of its own
  if (unlikely(!drv->probed)) {
//^ note: the fast path ends at this atomic check; the branch is marked unlikely
//+    return driver_open_slow(drv);
//+  }
//+  return drv->dev.users;
//+}
//+
//+__attribute__((noinline)) static int driver_open_slow(struct driver *drv) {
//+  {
    CLASS(device, dev)(&drv->dev);
//                ^ note: the first object that needs cleanup is declared here
    guard(mutex)(&dev->lock);
    drv->probed = true;
  }
  return drv->dev.users;
}

// One guard in front of the check: every call pays for it anyway.
int driver_locked(struct driver *drv) {
  guard(mutex)(&drv->lock);
  if (drv->probed)
    return 0;
  guard(mutex)(&drv->dev.lock);
  return 1;
}

int main(void) {
  static struct driver drv;
  for (int i = 0; i < 2; i++) {
    printf("%d\n", driver_read_once(&drv));
    char *name = driver_name(&drv, 'n');
    puts(name ? name : "none");
    free(name);
    printf("%d\n", driver_open(&drv));
    drv.probed = i == 1;
    printf("%d\n", driver_probe(&drv));
    printf("%d\n", driver_step(&drv, 1));
    printf("%d\n", driver_step(&drv, 2));
    printf("%d\n", driver_acquire(&drv));
    printf("%d\n", driver_reference(&drv));
    printf("%d\n", driver_locked(&drv));
  }
  return 0;
}
