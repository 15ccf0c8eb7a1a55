// Attributes of any declaration, and those of a definition only.
// RUN: %check-marks-clang %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

struct __attribute__((capability("mutex"))) Mutex {
  void lock() __attribute__((acquire_capability())) {
  }
  void unlock() __attribute__((release_capability())) {
  }
};
static Mutex mu;
static int v __attribute__((guarded_by(mu)));
int f1(int n);
int f1(int n) __attribute__((no_thread_safety_analysis));
//+static int f1Slow(int n) __attribute__((no_thread_safety_analysis));
//+
int f1(int n) {
//  ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f1Slow(n);
//+}
//+
//+[[gnu::noinline]] static int f1Slow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  v = 3;
  return v + n;
}
int f2(int n);
int f2(int n) __attribute__((requires_capability(mu)));
int f2(int n);
//+static int f2Slow(int n) __attribute__((requires_capability(mu)));
//+
int f2(int n) {
//  ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow(n);
//+}
//+
//+[[gnu::noinline]] static int f2Slow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  v = 3;
  return v + n;
}
struct B {
  [[clang::no_builtin("memset")]] static void *f8(void *p) {
//                                             ^ warning: early return of 'f8' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return p;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return f8Slow(p);
//+  }
//+
//+private:
//+  [[gnu::noinline]] [[clang::no_builtin("memset")]] static void *f8Slow(void *p) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return p;
  }
};
[[clang::no_builtin("memset")]] static void *f9(void *p, int n) {
//                                           ^ warning: early return of 'f9' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                                           ^ note: no fix-it: an attribute stands on definitions only, and the helper needs a declaration too
  if (done.load()) return p;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  for (int i = 0; i < n; i++)
    static_cast<char *>(p)[i] = 0;
  return p;
}
struct S {
  Mutex m;
  int w __attribute__((guarded_by(m))) = 0;
  int f3() __attribute__((requires_capability(m))) {
//    ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return f3Slow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] int f3Slow() __attribute__((requires_capability(m))) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return ++w;
  }
//+
//+public:
  bool f4() __attribute__((exclusive_trylock_function(true, m))) {
//     ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return false;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return f4Slow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] bool f4Slow() __attribute__((exclusive_trylock_function(true, m))) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    m.lock();
    return true;
  }
//+
//+public:
  void f5() __attribute__((assert_capability(m))) {
//     ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) return;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    f5Slow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] void f5Slow() {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
  }
//+
//+public:
  void f6() __attribute__((acquire_capability(m))) {
//     ^ warning: early return of 'f6' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: the fast path takes or releases a lock for the caller
    m.lock();
    if (done.load()) return;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    w = 3;
  }
  void f7() __attribute__((release_capability(m))) {
//     ^ warning: early return of 'f7' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load()) {
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      m.unlock();
      return;
    }
//+    f7Slow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] void f7Slow() __attribute__((release_capability(m))) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    m.unlock();
  }
};
int main() {
  S s;
  char c[2] = {1, 1};
  B::f8(c);
  f9(c, 2);
  std::printf("%d\n", c[1]);
  s.f6();
  s.m.unlock();
  std::printf("%d\n", f1(1));
  mu.lock();
  f2(1);
  mu.unlock();
  s.m.lock();
  s.f3();
  s.f7();
  if (s.f4()) {
    s.m.unlock();
  }
}
