// One call in tail position is a jump, and needs no frame either: behind an early
// return's load, or behind the branch of the inverted shape.
// RUN: %check-marks %s --run
#include <atomic>
#include <cstdio>
#include <string>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;
static int count;

__attribute__((noinline)) static int next(int n) {
  std::printf("next %d %d\n", n, ++count);
  return n + count;
}
__attribute__((noinline)) static void enqueue(int n) { std::printf("enqueue %d %d\n", n, ++count); }
__attribute__((noinline)) static int length(const std::string &s) { return static_cast<int>(s.size()) + ++count; }

//+static int earlyReturnSlow(int n);
//+
int earlyReturn(int n) {
//  ^ warning: early return of 'earlyReturn' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return next(n);
//+  return earlyReturnSlow(n);
//+}
//+
//+[[gnu::noinline]] static int earlyReturnSlow(int n) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int countedSlow(int n);
//+
int counted(int n) {
//  ^ warning: early return of 'counted' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    count += 2;
    return next(n);
  }
//+  return countedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int countedSlow(int n) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int tailSlow(int n);
//+
int tail(int n) {
//  ^ warning: fast path of 'tail' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return tailSlow(n);
//+  }
//+  return next(n);
//+}
//+
//+[[gnu::noinline]] static int tailSlow(int n) {
//+  {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    done.store(true);
  }
  return next(n);
}

//+static void tailWithoutResultSlow(int n);
//+
// Without a result, the branch has to be left by hand: the helper runs the tail too.
void tailWithoutResult(int n) {
//   ^ warning: fast path of 'tailWithoutResult' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    tailWithoutResultSlow(n);
//+    return;
//+  }
//+  enqueue(n);
//+}
//+
//+[[gnu::noinline]] static void tailWithoutResultSlow(int n) {
//+  {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    done.store(true);
  }
  enqueue(n);
}

//+static void tailReturnedSlow(int n);
//+
void tailReturned(int n) {
//   ^ warning: fast path of 'tailReturned' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    tailReturnedSlow(n);
//+    return;
//+  }
//+  return enqueue(n);
//+}
//+
//+[[gnu::noinline]] static void tailReturnedSlow(int n) {
//+  {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    done.store(true);
  }
  return enqueue(n);
}

// More than the call; a branch that returns may be the usual one, and the call what
// is left.
void longTail(int n) {
  if (!done.load()) {
    Guard guard;
    done.store(true);
  }
  ++count;
  enqueue(n);
}
int branchReturns(int n) {
  if (!done.load()) {
    Guard guard;
    if (n > 1)
      return n;
  }
  return next(n);
}

// Through a table or a pointer it calls back, to whatever the caller has chosen.
struct Sink {
  virtual ~Sink() = default;
  virtual int offer(int n) { return next(n); }
};
int calledBack(Sink *sink, int n) {
  if (done.load())
    return sink->offer(n);
  Guard guard;
  return n;
}
int calledThrough(int (*function)(int), int n) {
  if (done.load())
    return function(n);
  Guard guard;
  return n;
}
static Sink sink;
//+static int calledInPlaceSlow(int n);
//+
int calledInPlace(int n) {
//  ^ warning: early return of 'calledInPlace' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return sink.offer(n);
//+  return calledInPlaceSlow(n);
//+}
//+
//+[[gnu::noinline]] static int calledInPlaceSlow(int n) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

// Not in tail position, something left to destroy, or a result still to be
// converted: the call comes back.
int addsToResult(int n) {
  if (done.load())
    return next(n) + 1;
  Guard guard;
  return n;
}
long convertsResult(int n) {
  if (done.load())
    return next(n);
  Guard guard;
  return n;
}
int destroysArgument() {
  if (done.load())
    return length("text");
  Guard guard;
  return 1;
}
int passesItsOwn(std::string s) {
  if (done.load())
    return length(s);
  Guard guard;
  return 1;
}
int callsBack(int n) {
  if (done.load()) {
    enqueue(n);
    return 1;
  }
  Guard guard;
  return 2;
}
void reports(int n) {
  if (done.load()) {
    enqueue(n);
    return;
  }
  Guard guard;
}

int main() {
  for (int i = 0; i < 2; ++i) {
    std::printf("%d %d\n", earlyReturn(1), counted(2));
    done.store(false);
    std::printf("%d\n", tail(3));
    std::printf("%d\n", tail(4));
    done.store(false);
    tailWithoutResult(5);
    tailWithoutResult(6);
    done.store(false);
    tailReturned(7);
    tailReturned(8);
    longTail(9);
    std::printf("%d\n", branchReturns(10));
    std::printf("%d %ld %d %d %d\n", addsToResult(1), convertsResult(2), destroysArgument(), passesItsOwn("x"),
                callsBack(3));
    reports(4);
    std::printf("%d %d %d\n", calledBack(&sink, 5), calledThrough(next, 6), calledInPlace(7));
  }
}
