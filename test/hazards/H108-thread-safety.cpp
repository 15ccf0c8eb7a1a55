// H108 Thread-safety attributes
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Without them on the helper's first declaration the analysis finds the lock missing.
#include "trace.h"

#ifdef __clang__
#define TSA(x) __attribute__((x))
#else
#define TSA(x)
#endif
#define CAPABILITY TSA(capability("mutex"))
#define REQUIRES(...) TSA(requires_capability(__VA_ARGS__))
#define ACQUIRE(...) TSA(acquire_capability(__VA_ARGS__))
#define RELEASE(...) TSA(release_capability(__VA_ARGS__))
#define EXCLUDES(...) TSA(locks_excluded(__VA_ARGS__))
#define NO_ANALYSIS TSA(no_thread_safety_analysis)
#define GUARDED_BY(x) TSA(guarded_by(x))

struct CAPABILITY Mutex {
  void lock() ACQUIRE() {}
  void unlock() RELEASE() {}
};
struct TSA(scoped_lockable) Lock {
  explicit Lock(Mutex &m) ACQUIRE(m) : m(m) { m.lock(); }
  ~Lock() RELEASE() { m.unlock(); }
  Mutex &m;
};

struct S {
  void f() REQUIRES(mu);
//+
//+private:
//+  void fSlow() REQUIRES(mu);
//+
//+public:
  int locks(int a) EXCLUDES(mu) {
//    ^ warning: early return of 'locks' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return locksSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int locksSlow(int a) EXCLUDES(mu) {
    Lock lock(mu);
//       ^ note: the first object that needs cleanup is declared here
    return v += a;
  }
//+
//+public:
  void unchecked() NO_ANALYSIS;
//+
//+private:
//+  void uncheckedSlow() NO_ANALYSIS;
//+
//+public:
  Mutex mu;
  int v GUARDED_BY(mu) = 0;
};

void S::f() {
//      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow();
//+}
//+
//+[[gnu::noinline]] void S::fSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  v = 1;
}

void S::unchecked() {
//      ^ warning: early return of 'unchecked' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  uncheckedSlow();
//+}
//+
//+[[gnu::noinline]] void S::uncheckedSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  v += 2;
}

static Mutex global;
static int count GUARDED_BY(global);
static int freeFunction(int a) REQUIRES(global);
//+static int freeFunctionSlow(int a) REQUIRES(global);
//+
static int freeFunction(int a) {
//         ^ warning: early return of 'freeFunction' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return freeFunctionSlow(a);
//+}
//+
//+[[gnu::noinline]] static int freeFunctionSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return count += a;
}

//+static int parameterSlow(Mutex &m, int a) REQUIRES(m);
//+
// The attribute names a parameter that the slow path does without.
static int parameter(Mutex &m, int a) REQUIRES(m) {
//         ^ warning: early return of 'parameter' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return parameterSlow(m, a);
//+}
//+
//+[[gnu::noinline]] static int parameterSlow([[maybe_unused]] Mutex &m, int a) REQUIRES(m) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  S s;
  slowThenFast([&] {
    s.mu.lock();
    s.f();
    s.mu.unlock();
    s.unchecked();
    std::printf("%d\n", s.locks(3));
    global.lock();
    std::printf("%d %d\n", freeFunction(4), parameter(global, 5));
    global.unlock();
  });
}
