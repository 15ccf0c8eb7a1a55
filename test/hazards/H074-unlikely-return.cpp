// H074 The early return is not on the hot side
// RUN: %check-marks %s --run --std=c++20 -- -I%S/Inputs
// Silent: an error check has the same form: there the split would cost a jump and gain nothing.
#include "trace.h"

#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define LIKELY(x) __builtin_expect(!!(x), 1)

static std::atomic<int> err;

int attribute(int a) {
  if (err.load()) [[unlikely]]
    return a + 1;
  Guard g;
  return a;
}

int builtin(int a) {
  if (__builtin_expect(err.load() != 0, 0))
    return a + 1;
  Guard g;
  return a;
}

int macro(int a) {
  if (UNLIKELY(err.load()))
    return a + 1;
  Guard g;
  return a;
}

//+static int plainSlow(int a);
//+
// Without a mark nothing speaks against it.
int plain(int a) {
//  ^ warning: early return of 'plain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (err.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a + 1;
//+  return plainSlow(a);
//+}
//+
//+[[gnu::noinline]] static int plainSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static int likelySlow(int a);
//+
// The same said the other way round.
int likely(int a) {
//  ^ warning: early return of 'likely' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (LIKELY(err.load() == 0))
//^ note: the fast path ends at this atomic check; the condition is marked likely
    return 0;
//+  return likelySlow(a);
//+}
//+
//+[[gnu::noinline]] static int likelySlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static int likelyBranchSlow(int a);
//+
int likelyBranch(int a) {
//  ^ warning: early return of 'likelyBranch' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) [[likely]]
//^ note: the fast path ends at this atomic check; the condition is marked likely
    return 0;
//+  return likelyBranchSlow(a);
//+}
//+
//+[[gnu::noinline]] static int likelyBranchSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

// Unmarked, a negative constant still says that it is an error.
int negative(int a) {
  if (err.load())
    return -1;
  Guard g;
  return a;
}

//+static int invertedSlow(int a);
//+
// Inverted, the unlikely branch is the slow path.
int inverted(int a) {
//  ^ warning: fast path of 'inverted' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (UNLIKELY(!done.load())) {
//^ note: the fast path ends at this atomic check; the branch is marked unlikely
//+    return invertedSlow(a);
//+  }
//+  return a;
//+}
//+
//+[[gnu::noinline]] static int invertedSlow(int a) {
//+  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  }
  return a;
}

int main() {
  slowThenFast([] {
    std::printf("%d %d %d %d\n", attribute(1), builtin(2), macro(3), plain(8));
    err = done;
    std::printf("%d %d %d %d\n", likely(4), likelyBranch(5), negative(6), inverted(7));
  });
}
