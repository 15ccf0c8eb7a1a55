// Conditional directives inside, around and across the split: the other configurations have to compile too.
// RUN: %check-marks %s --std=c++17
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;
void work(long);

//+static int conditionSlow(int n);
//+
// The condition itself is conditional, but the guard is one statement in every configuration.
int condition(int n) {
//  ^ warning: early return of 'condition' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
#ifdef NEVER_DEFINED
      && n > 0
#endif
  )
    return 0;
//+  return conditionSlow(n);
//+}
//+
//+[[gnu::noinline]] static int conditionSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int resultSlow(int n);
//+
// So is what the guard returns.
int result(int n) {
//  ^ warning: early return of 'result' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
#ifdef NEVER_DEFINED
    return n;
#else
    return 0;
#endif
  }
//+  return resultSlow(n);
//+}
//+
//+[[gnu::noinline]] static int resultSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int firstSlow(int n);
//+
// Only one of two guards is there in every configuration: the split is behind that.
int first(int n) {
//  ^ warning: early return of 'first' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
#ifndef NEVER_DEFINED
  if (n == 0)
    return 1;
#endif
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return firstSlow(n);
//+}
//+
//+[[gnu::noinline]] static int firstSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int onlyElsewhereSlow(int n, int size);
//+
// A local that only other configurations use.
int onlyElsewhere(int n) {
//  ^ warning: early return of 'onlyElsewhere' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int size = n + 1;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return size;
//+  return onlyElsewhereSlow(n, size);
//+}
//+
//+[[gnu::noinline]] static int onlyElsewhereSlow([[maybe_unused]] int n, [[maybe_unused]] int size) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
#ifdef NEVER_DEFINED
  work(size);
#elif defined(NOR_THIS)
  work(n);
#endif
  return 1;
}

//+static int blockSlow(int n);
//+
// The braces of the slow path's own block are conditional, and stay so.
int block(int n) {
//  ^ warning: early return of 'block' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return blockSlow(n);
//+}
//+
//+[[gnu::noinline]] static int blockSlow(int n) {
#ifdef NEVER_DEFINED
  if (n > 0) {
#else
  {
#endif
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    ++n;
  }
  return n;
}

// Nested ones, of which one leaves a brace open: that it is never compiled is not looked at.
int nested(int n) {
//  ^ note: no fix-it: a conditional directive spans the place to split at
//  ^ warning: early return of 'nested' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
#if 0
  if (done.load()) {
#endif
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
#if 1
#if 0
  }
#endif
#endif
  return n;
}

// A part of the signature.
int parameter(int n
//  ^ warning: early return of 'parameter' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the signature contains a preprocessor directive
#ifdef NEVER_DEFINED
              , int more
#endif
) {
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
#ifndef NEVER_DEFINED
static
#endif
int specifier(int n) {
//  ^ warning: early return of 'specifier' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the signature contains a preprocessor directive
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
int useSpecifier() { return specifier(1); }

// Around members of a class: the declaration stands beside the original's, within the directive.
class Device {
public:
#ifndef NEVER_DEFINED
  int open(int n);
//+
//+private:
//+  int openSlow(int n);
//+
//+public:
#endif
#ifdef NEVER_DEFINED
  int close(int n);
#else
  int close(int n) {
//    ^ warning: early return of 'close' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return closeSlow(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int closeSlow(int n) {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return n;
  }
//+
//+public:
#endif
  int last = 0;
};
#ifndef NEVER_DEFINED
int Device::open(int n) {
//          ^ warning: early return of 'open' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return openSlow(n);
//+}
//+
//+[[gnu::noinline]] int Device::openSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
#endif
