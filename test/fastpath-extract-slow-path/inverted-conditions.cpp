// What an inverted guard asks, what stands around it, and what is none.
// RUN: %check-marks %s --run --std=c++17,c++20
#include <atomic>
#include <cstdio>
#include <mutex>

static std::atomic<bool> ready, stale, extra, paused, closed;
static std::atomic<int> level;
static std::mutex mu, other;
static int plain = 1;
static int step(int n) {
  std::printf("step %d\n", n);
  return n + 1;
}
struct Table {
  int value;
};
static Table theTable{3};
static std::atomic<Table *> table;
static Table *make() {
  std::puts("make");
  return &theTable;
}

// ---- compound conditions

//+static int eitherSlow();
//+
int either(Table *p) {
//  ^ warning: fast path of 'either' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!p || stale.load()) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return eitherSlow();
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int eitherSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(1);
    stale.store(false);
  }
  return plain;
}

//+static int bothSlow(int b);
//+
int both(int b, bool c) {
//  ^ warning: fast path of 'both' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (level.load() != b && !c) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return bothSlow(b);
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int bothSlow(int b) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    level.store(b);
    plain = step(b);
  }
  return plain;
}

//+static int twoAtomicsSlow();
//+
int twoAtomics() {
//  ^ warning: fast path of 'twoAtomics' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load(std::memory_order_acquire) || !extra.load(std::memory_order_acquire)) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return twoAtomicsSlow();
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int twoAtomicsSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(2);
    ready = true;
    extra = true;
  }
  return plain;
}

//+static int comparedWithFalseSlow();
//+
int comparedWithFalse() {
//  ^ warning: fast path of 'comparedWithFalse' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (ready.load() == false) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return comparedWithFalseSlow();
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int comparedWithFalseSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(3);
    ready.store(true);
  }
  return plain;
}

//+static int maskedSlow(int bit);
//+
int masked(int bit) {
//  ^ warning: fast path of 'masked' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if ((level.load() & bit) == 0) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return maskedSlow(bit);
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int maskedSlow(int bit) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(bit);
    level.fetch_or(bit);
  }
  return plain;
}

//+static int lessSlow(int version);
//+
int less(int version) {
//  ^ warning: fast path of 'less' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (level.load() < version) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return lessSlow(version);
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int lessSlow(int version) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(version);
    level.store(version);
  }
  return plain;
}

//+static int expectedSlow();
//+
int expected() {
//  ^ warning: fast path of 'expected' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (__builtin_expect(!ready.load(), 0)) {
//^ note: the fast path ends at this atomic check; the branch is marked unlikely
//+    return expectedSlow();
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int expectedSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(4);
  }
  return plain;
}

//+static int pausedBranchSlow();
//+
// A name that says that something ends: its branch is rarely taken, and skipping it is the usual case.
int pausedBranch() {
//  ^ warning: fast path of 'pausedBranch' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (paused.load()) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return pausedBranchSlow();
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int pausedBranchSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(5);
    paused.store(false);
  }
  return plain;
}

// The reverse: only the end skips the branch.
int openBranch() {
  if (!closed.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(5);
  }
  return plain;
}

// The branch is what every call runs.
int likelyBranch() {
  if (__builtin_expect(!ready.load(), 1)) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(6);
  }
  return plain;
}

// ---- what the `if` declares

//+static Table *conditionVariableSlow();
//+
Table *conditionVariable() {
//     ^ warning: fast path of 'conditionVariable' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (Table *p = table.load(); !p) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return conditionVariableSlow();
//+  }
//+  return &theTable;
//+}
//+
//+[[gnu::noinline]] static Table *conditionVariableSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    table.store(make());
  }
  return &theTable;
}

//+static Table &reloadedVariableSlow(Table *p);
//+
Table &reloadedVariable() {
//     ^ warning: fast path of 'reloadedVariable' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (Table *p = table.load(); p == nullptr) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return reloadedVariableSlow(p);
//+  }
//+  return *table.load();
//+}
//+
//+[[gnu::noinline]] static Table &reloadedVariableSlow(Table *p) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    p = table.load();
    if (p == nullptr)
      table.store(make());
  }
  return *table.load();
}

//+static int usedInBranchSlow(int now);
//+
int usedInBranch() {
//  ^ warning: fast path of 'usedInBranch' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (int now = level.load(); now < 100) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return usedInBranchSlow(now);
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int usedInBranchSlow(int now) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(now);
  }
  return plain;
}

//+static int variableItselfSlow(int missing);
//+
int variableItself() {
//  ^ warning: fast path of 'variableItself' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (int missing = level.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return variableItselfSlow(missing);
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int variableItselfSlow(int missing) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(missing);
  }
  return plain;
}

// ---- a variable that is loaded again under the lock

//+static Table *reloadedSlow(Table *p);
//+
Table *reloaded() {
//     ^ warning: fast path of 'reloaded' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  Table *p = table.load(std::memory_order_acquire);
  if (!p) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return reloadedSlow(p);
//+  }
//+  return p;
//+}
//+
//+[[gnu::noinline]] static Table *reloadedSlow(Table *p) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    p = table.load(std::memory_order_relaxed);
    if (!p) {
      p = make();
      table.store(p, std::memory_order_release);
    }
  }
  return p;
}

//+static Table &reloadedReferenceSlow(Table *p);
//+
Table &reloadedReference() {
//     ^ warning: fast path of 'reloadedReference' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  auto *p = table.load(std::memory_order_acquire);
  if (p == nullptr) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return reloadedReferenceSlow(p);
//+  }
//+  return *p;
//+}
//+
//+[[gnu::noinline]] static Table &reloadedReferenceSlow(Table *p) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    p = table.load(std::memory_order_relaxed);
    if (p == nullptr)
      table.store(p = make(), std::memory_order_release);
  }
  return *p;
}

// ---- what stands in front

//+static int behindEarlyReturnsSlow(Table *p, int twice);
//+
int behindEarlyReturns(Table *p, int n) {
//  ^ warning: fast path of 'behindEarlyReturns' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!p)
    return 0;
  if (n < 0)
    return -1;
  int twice = 2 * n;
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return behindEarlyReturnsSlow(p, twice);
//+  }
//+  return p->value;
//+}
//+
//+[[gnu::noinline]] static int behindEarlyReturnsSlow(Table *p, int twice) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    p->value = step(twice);
  }
  return p->value;
}

//+static int behindGuardSlow(int n);
//+
// The early return of an atomic check is a guard as well; the split is at the inverted one.
int behindGuard(int n) {
//  ^ warning: fast path of 'behindGuard' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (level.load() > n)
    return n;
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return behindGuardSlow(n);
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int behindGuardSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return plain;
}

// ---- nested

//+static int nestedSlow(int n);
//+
// The lock of the inner branch is in the outer branch just as well.
int nested(int n) {
//  ^ warning: fast path of 'nested' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return nestedSlow(n);
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int nestedSlow(int n) {
//+  {
    if (n > 0) {
      std::lock_guard<std::mutex> lock(mu);
//                                ^ note: the first object that needs cleanup is declared here
      plain = step(n);
    }
  }
  return plain;
}

int nestedAtomic(int n) {
  if (n > 0) {
    if (!ready.load()) {
      std::lock_guard<std::mutex> lock(mu);
      plain = step(n);
    }
  }
  return plain;
}

//+static int blockSlow(int n);
//+
int block(int n) {
//  ^ warning: fast path of 'block' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return blockSlow(n);
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int blockSlow(int n) {
//+  {
    {
      std::lock_guard<std::mutex> lock(mu);
//                                ^ note: the first object that needs cleanup is declared here
      plain = step(n);
    }
    plain += 1;
  }
  return plain;
}

// ---- none

// The second one is no short tail of the first, and the first no cheap start of the second.
int twice(int n) {
  if (!ready.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(n);
  }
  if (!extra.load()) {
    std::lock_guard<std::mutex> lock(other);
    plain = step(n);
  }
  return plain;
}

int inLoop(int n) {
  while (!ready.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(n);
    ready = true;
  }
  return plain;
}

int withElse(int n) {
//  ^ warning: fast path of 'withElse' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: the slow path is a branch of an 'if' with an 'else'
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  } else {
    plain = n;
  }
  return plain;
}

int elseIf(int n) {
//  ^ warning: fast path of 'elseIf' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: the slow path is a branch of an 'if' with an 'else'
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  } else if (n > 1) {
    return 1;
  }
  return plain;
}

// An `else` that is a fast path of its own.
int fastElse(int n) {
//  ^ warning: early return of 'fastElse' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path is a branch of an 'if' with an 'else'
  if (ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
  } else {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return plain;
}

int plainCondition(bool p) {
  if (!p) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(7);
  }
  return plain;
}

int callInCondition(int n) {
  if (!ready.load() && step(n)) {
    std::lock_guard<std::mutex> lock(mu);
    plain = n;
  }
  return plain;
}

// Something that every call cleans up.
int lockedFirst(int n) {
  std::lock_guard<std::mutex> lock(other);
  if (!ready.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(n);
  }
  return plain;
}

// ---- templates

template <class T> T generic(T n) {
//                   ^ warning: fast path of 'generic' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//                   ^ note: no fix-it: the slow path returns the parameter 'n', which moves it implicitly
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(static_cast<int>(n));
  }
  return n;
}

template <class T> class Lazy {
public:
  explicit Lazy(T first) : value_(first) {}
  T &get() {
//   ^ warning: fast path of 'get' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
    if (!ready_.load(std::memory_order_acquire)) {
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+      return getSlow();
//+    }
//+    return value_;
//+  }
//+
//+private:
//+  [[gnu::noinline]] T &getSlow() {
//+    {
      std::lock_guard<std::mutex> lock(mu_);
//                                ^ note: the first object that needs cleanup is declared here
      value_ += 1;
      ready_.store(true, std::memory_order_release);
    }
    return value_;
  }
//+
//+public:
  T *pointer();
//+
//+private:
//+  T *pointerSlow();
//+
//+public:
  template <class U> U as(U add);

private:
//+  template <class U> [[gnu::noinline]] U asSlow(std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> add);
  std::atomic<bool> ready_{false};
  std::mutex mu_;
  T value_;
};

template <class T> T *Lazy<T>::pointer() {
//                             ^ warning: fast path of 'pointer' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready_.load(std::memory_order_acquire)) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return pointerSlow();
//+  }
//+  return &value_;
//+}
//+
//+template <class T> [[gnu::noinline]] T *Lazy<T>::pointerSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    value_ += 2;
    ready_.store(true, std::memory_order_release);
  }
  return &value_;
}

template <class T> template <class U> U Lazy<T>::as(U add) {
//                                               ^ warning: fast path of 'as' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready_.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return asSlow<U>(add);
//+  }
//+  return static_cast<U>(value_) + add;
//+}
//+
//+template <class T> template <class U> [[gnu::noinline]] U Lazy<T>::asSlow(std::conditional_t<std::is_trivially_constructible_v<U, U &>, U, U &> add) {
//+  {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    value_ += 4;
  }
  return static_cast<U>(value_) + add;
}

static void runAll(bool isReady) {
  std::printf("%d\n", either(nullptr));
  std::printf("%d\n", both(8, false));
  std::printf("%d\n", twoAtomics());
  ready = isReady;
  std::printf("%d\n", comparedWithFalse());
  ready = isReady;
  std::printf("%d\n", masked(2));
  std::printf("%d\n", less(9));
  std::printf("%d\n", expected());
  std::printf("%d\n", pausedBranch());
  std::printf("%d\n", openBranch());
  std::printf("%d\n", likelyBranch());
  std::printf("%d\n", conditionVariable()->value);
  std::printf("%d\n", reloadedVariable().value);
  std::printf("%d\n", usedInBranch());
  std::printf("%d\n", variableItself());
  table = nullptr;
  std::printf("%d\n", reloaded()->value);
  table = nullptr;
  std::printf("%d\n", reloadedReference().value);
  std::printf("%d\n", reloaded()->value);
  std::printf("%d\n", reloadedReference().value);
  std::printf("%d\n", behindEarlyReturns(&theTable, 10));
  std::printf("%d\n", behindEarlyReturns(nullptr, 10));
  std::printf("%d\n", behindGuard(11));
  std::printf("%d\n", behindGuard(0));
  std::printf("%d\n", nested(12));
  std::printf("%d\n", nestedAtomic(13));
  std::printf("%d\n", block(14));
  std::printf("%d\n", twice(15));
  std::printf("%d\n", withElse(16));
  std::printf("%d\n", elseIf(17));
  std::printf("%d\n", fastElse(18));
  std::printf("%d\n", plainCondition(ready));
  std::printf("%d\n", callInCondition(19));
  std::printf("%d\n", lockedFirst(20));
  std::printf("%d\n", generic(21));
  std::printf("%g\n", generic(2.5));
  Lazy<int> lazy(22), pointed(23);
  std::printf("%d\n", lazy.get());
  std::printf("%d\n", lazy.get());
  std::printf("%d\n", *pointed.pointer());
  std::printf("%ld\n", lazy.as(1l));
  std::printf("%d\n", inLoop(24));
}

int main() {
  runAll(false);
  stale = true;
  paused = true;
  extra = false;
  runAll(true);
}
