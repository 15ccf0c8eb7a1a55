// Functions declared in unusual ways: the helper is declared, annotated and named alike.
// RUN: %check-marks %s --run
#include <atomic>
#include <cstdio>
#include <mutex>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;

// The definition alone is plain text, and alone needs to be.
using Function = int(int);
Function throughAlias;
//+static int throughAliasSlow(int k);
//+
int throughAlias(int k) {
//  ^ warning: early return of 'throughAlias' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return k;
//+  return throughAliasSlow(k);
//+}
//+
//+[[gnu::noinline]] static int throughAliasSlow(int k) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return k + 1;
}

namespace inner {
extern "C" int ofC(int);
}
//+namespace inner {
//+static int ofCSlow(int);
//+} // namespace inner
//+
int inner::ofC(int x) {
//         ^ warning: early return of 'ofC' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return x;
//+  return ofCSlow(x);
//+}
//+
//+[[gnu::noinline]] static int inner::ofCSlow(int x) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return x + 2;
}

// Neither declarator can be followed by that of a helper.
class Together {
public:
  int first(int a), second(int b) const;
  std::atomic<bool> ok{false};
};
int Together::first(int a) {
//            ^ warning: early return of 'first' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//            ^ note: no fix-it: several functions are declared at once
  if (ok.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return a + 1;
}
int Together::second(int a) const {
//            ^ warning: early return of 'second' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//            ^ note: no fix-it: several functions are declared at once
  if (ok.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return a + 1;
}

// The macros that Clang's documentation recommends: an attribute within a macro within a macro.
#ifdef __clang__
#define ANNOTATE(x) __attribute__((x))
#else
#define ANNOTATE(x)
#endif
#define CAPABILITY(x) ANNOTATE(capability(x))
#define GUARDED_BY(x) ANNOTATE(guarded_by(x))
#define REQUIRES(...) ANNOTATE(requires_capability(__VA_ARGS__))
#define ACQUIRE(...) ANNOTATE(acquire_capability(__VA_ARGS__))
#define RELEASE(...) ANNOTATE(release_capability(__VA_ARGS__))
class CAPABILITY("mutex") Mutex {
public:
  void lock() ACQUIRE() { mu.lock(); }
  void unlock() RELEASE() { mu.unlock(); }

private:
  std::mutex mu;
};
class Annotated {
public:
  Mutex mu;
  int declared(int n) REQUIRES(mu);
//+
//+private:
//+  int declaredSlow(int n) REQUIRES(mu);
//+
//+public:
  int defined(int n) REQUIRES(mu) {
//    ^ warning: early return of 'defined' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (ok.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return n;
//+    return definedSlow(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int definedSlow(int n) REQUIRES(mu) {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    return value += n;
  }

private:
  std::atomic<bool> ok{false};
  int value GUARDED_BY(mu) = 0;
};
int Annotated::declared(int n) {
//             ^ warning: early return of 'declared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ok.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return declaredSlow(n);
//+}
//+
//+[[gnu::noinline]] int Annotated::declaredSlow(int n) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return value += n;
}

static void all() {
  Together together;
  Annotated annotated;
  std::printf("%d %d ", throughAlias(2), inner::ofC(1));
  std::printf("%d %d ", together.first(1), together.second(2));
  annotated.mu.lock();
  std::printf("%d ", annotated.declared(1));
  std::printf("%d\n", annotated.defined(1));
  annotated.mu.unlock();
}
int main() {
  all();
  done = true;
  all();
}
