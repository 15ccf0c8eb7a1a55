// H034 Local re-assigned in the slow part
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Double-checked locking. A copy is enough: nothing of the caller runs after the helper.
#include "trace.h"

static std::atomic<int *> ptr{nullptr};
static int *make() {
  static int made = 1;
  return &made;
}

//+static int *fSlow(int *p);
//+
int *f() {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int *p = ptr.load();
  if (p)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return p;
//+  return fSlow(p);
//+}
//+
//+[[gnu::noinline]] static int *fSlow(int *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  p = ptr.load();
  if (!p) {
    p = make();
    ptr.store(p);
  }
  return p;
}

template <class T> struct Lazy {
  std::atomic<T *> ptr{nullptr};
  T *get(T first) {
//   ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    T *p = ptr.load(std::memory_order_acquire);
    if (p != nullptr)
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return p;
//+    return getSlow(first, p);
//+  }
//+
//+private:
//+  [[gnu::noinline]] T *getSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> first, T *p) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    p = new T(first);
    ptr.store(p, std::memory_order_release);
    return p;
  }
//+
//+public:
  ~Lazy() { delete ptr.load(); }
};

//+static int countedSlow(int n);
//+
// Counted up in the fast path and further in the slow one.
int counted() {
//  ^ warning: early return of 'counted' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int n = 1;
  n += 2;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return countedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int countedSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ++n;
  n *= 10;
  return n;
}

int main() {
  Lazy<int> lazy;
  Lazy<Traced> traced;
  slowThenFast([&] {
    std::printf("%d %d %d\n", *f(), *lazy.get(2), traced.get(3)->value);
    std::printf("%d\n", counted());
  });
}
