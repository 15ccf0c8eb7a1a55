// H111 section, weak, alias, used, abi_tag, no_sanitize
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// How the code is made holds for the slow path as well; where it goes and what it is called does not.
#include "trace.h"

//+static __attribute__((no_sanitize("thread"))) void fSlow(int a);
//+
__attribute__((section(".text.hot"), no_sanitize("thread"))) void f(int a) {
//                                                                ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static __attribute__((no_sanitize("thread"))) void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static int weakSlow(int a);
//+
__attribute__((weak)) int weak(int a) {
//                        ^ warning: early return of 'weak' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return weakSlow(a);
//+}
//+
//+[[gnu::noinline]] static int weakSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static int usedSlow(int a);
//+
__attribute__((used, noinline)) static int used(int a) {
//                                         ^ warning: early return of 'used' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return usedSlow(a);
//+}
//+
//+[[gnu::noinline]] static int usedSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static __attribute__((no_instrument_function)) int hotSlow(int a);
//+
__attribute__((hot, aligned(64), no_instrument_function)) int hot(int a) {
//                                                            ^ warning: early return of 'hot' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return hotSlow(a);
//+}
//+
//+[[gnu::noinline]] static __attribute__((no_instrument_function)) int hotSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

struct S {
  __attribute__((abi_tag("v2"))) int tagged(int a);
//+
//+private:
//+  int taggedSlow(int a);
//+
//+public:
  __attribute__((no_sanitize_address, cold)) static int member(int a) {
//                                                      ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return memberSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static __attribute__((no_sanitize_address)) int memberSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a;
  }
};

int S::tagged(int a) {
//     ^ warning: early return of 'tagged' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return taggedSlow(a);
//+}
//+
//+[[gnu::noinline]] int S::taggedSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static int targetSlow(int a);
//+
extern "C" int target(int a) {
//             ^ warning: early return of 'target' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return targetSlow(a);
//+}
//+
//+[[gnu::noinline]] static int targetSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
extern "C" int alias(int a) __attribute__((alias("target")));

// Flattening would inline the helper again: silence.
__attribute__((flatten)) int flat(int a) {
  if (done.load())
    return 0;
  Guard g;
  return a;
}

// On an earlier declaration alone.
__attribute__((no_sanitize("undefined"))) int earlier(int a);
//+static int earlierSlow(int a) __attribute__((no_sanitize("undefined")));
//+
int earlier(int a) {
//  ^ warning: early return of 'earlier' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return earlierSlow(a);
//+}
//+
//+[[gnu::noinline]] static int earlierSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+[[gnu::no_sanitize_address]] static int standardSlow(int a);
//+
// In the standard's syntax such an attribute must stay in front.
[[gnu::no_sanitize_address]] int standard(int a) {
//                               ^ warning: early return of 'standard' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return standardSlow(a);
//+}
//+
//+[[gnu::noinline]] [[gnu::no_sanitize_address]] static int standardSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

[[gnu::no_sanitize_address]] int standardEarlier(int a);
//+[[gnu::no_sanitize_address]] static int standardEarlierSlow(int a);
//+
int standardEarlier(int a) {
//  ^ warning: early return of 'standardEarlier' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return standardEarlierSlow(a);
//+}
//+
//+[[gnu::noinline]] static int standardEarlierSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d %d %d\n", weak(2), used(3), hot(4));
    std::printf("%d %d %d\n", S().tagged(5), S::member(6), alias(7));
    std::printf("%d %d %d %d\n", flat(8), earlier(9), standard(10), standardEarlier(11));
  });
}
