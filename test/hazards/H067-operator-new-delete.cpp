// H067 operator new and operator delete as members
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// They are static, also where no `static` says so.
#include "trace.h"
#include <new>

static std::atomic<void *> pool;

struct S {
  static void *operator new(std::size_t n) {
//             ^ warning: early return of 'operator new' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (void *p = pool.load())
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return p;
//+    return allocateSlow(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static void *allocateSlow(std::size_t n) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    void *p = ::operator new(n);
    pool = p;
    return p;
  }
//+
//+public:
  void operator delete(void *p) {
//     ^ warning: early return of 'operator delete' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (pool.load() == p)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    deallocateSlow(p);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static void deallocateSlow(void *p) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    ::operator delete(p);
  }
//+
//+public:
  int n = 7;
};

class Outside {
public:
  void *operator new(std::size_t n);
//+
//+private:
//+  static void *allocateSlow(std::size_t n);
//+
//+public:
  void *operator new[](std::size_t n);
//+
//+private:
//+  static void *allocateSlow2(std::size_t n);
//+
//+public:
  void operator delete(void *p) noexcept;
//+
//+private:
//+  static void deallocateSlow(void *p) noexcept;
};

void *Outside::operator new(std::size_t n) {
//             ^ warning: early return of 'operator new' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (void *p = pool.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return p;
//+  return allocateSlow(n);
//+}
//+
//+[[gnu::noinline]] void *Outside::allocateSlow(std::size_t n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return ::operator new(n);
}

void *Outside::operator new[](std::size_t n) {
//             ^ warning: early return of 'operator new[]' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (void *p = pool.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return p;
//+  return allocateSlow2(n);
//+}
//+
//+[[gnu::noinline]] void *Outside::allocateSlow2(std::size_t n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return ::operator new[](n);
}

void Outside::operator delete(void *p) noexcept {
//            ^ warning: early return of 'operator delete' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (pool.load() == p)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  deallocateSlow(p);
//+}
//+
//+[[gnu::noinline]] void Outside::deallocateSlow(void *p) noexcept {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ::operator delete(p);
}

int main() {
  for (int i = 0; i < 2; ++i) {
    S *s = new S;
    std::printf("%d %d\n", s->n, pool.load() == s);
    delete s;
  }
  delete new Outside;
  void *reused = Outside::operator new[](1);
  std::printf("%d\n", reused == pool.load());
  ::operator delete(pool.exchange(nullptr));
  delete new Outside;
  ::operator delete[](Outside::operator new[](2));
}
