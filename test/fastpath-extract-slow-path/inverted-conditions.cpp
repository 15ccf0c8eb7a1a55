// What an inverted guard asks, what stands around it, and what is none.
// RUN: %check-marks %s --run --std=c++17,c++20
#include <atomic>
#include <cstdio>
#include <mutex>

static std::atomic<bool> ready, stale, extra;
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

int either(Table *p) {
  if (!p || stale.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(1);
    stale.store(false);
  }
  return plain;
}

int both(int b, bool c) {
  if (level.load() != b && !c) {
    std::lock_guard<std::mutex> lock(mu);
    level.store(b);
    plain = step(b);
  }
  return plain;
}

int twoAtomics() {
  if (!ready.load(std::memory_order_acquire) || !extra.load(std::memory_order_acquire)) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(2);
    ready = true;
    extra = true;
  }
  return plain;
}

int comparedWithFalse() {
  if (ready.load() == false) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(3);
    ready.store(true);
  }
  return plain;
}

int masked(int bit) {
  if ((level.load() & bit) == 0) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(bit);
    level.fetch_or(bit);
  }
  return plain;
}

int less(int version) {
  if (level.load() < version) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(version);
    level.store(version);
  }
  return plain;
}

int expected() {
  if (__builtin_expect(!ready.load(), 0)) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(4);
  }
  return plain;
}

// A name that says that something ends is cold on an early return. Here the branch is taken then, and skipped usually.
int closedBranch() {
  if (stale.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(5);
    stale.store(false);
  }
  return plain;
}

// The reverse: this branch is what every call runs.
int likelyBranch() {
  if (__builtin_expect(!ready.load(), 1)) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(6);
  }
  return plain;
}

// ---- what the `if` declares

Table *conditionVariable() {
  if (Table *p = table.load(); !p) {
    std::lock_guard<std::mutex> lock(mu);
    table.store(make());
  }
  return &theTable;
}

int usedInBranch() {
  if (int now = level.load(); now < 100) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(now);
  }
  return plain;
}

int variableItself() {
  if (int missing = level.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(missing);
  }
  return plain;
}

// ---- a variable that is loaded again under the lock

Table *reloaded() {
  Table *p = table.load(std::memory_order_acquire);
  if (!p) {
    std::lock_guard<std::mutex> lock(mu);
    p = table.load(std::memory_order_relaxed);
    if (!p) {
      p = make();
      table.store(p, std::memory_order_release);
    }
  }
  return p;
}

Table &reloadedReference() {
  auto *p = table.load(std::memory_order_acquire);
  if (p == nullptr) {
    std::lock_guard<std::mutex> lock(mu);
    p = table.load(std::memory_order_relaxed);
    if (p == nullptr)
      table.store(p = make(), std::memory_order_release);
  }
  return *p;
}

// ---- what stands in front

int behindEarlyReturns(Table *p, int n) {
  if (!p)
    return 0;
  if (n < 0)
    return -1;
  int twice = 2 * n;
  if (!ready.load()) {
    std::lock_guard<std::mutex> lock(mu);
    p->value = step(twice);
  }
  return p->value;
}

// The early return of an atomic check is a guard as well; the split is at the inverted one.
int behindGuard(int n) {
  if (level.load() > n)
    return n;
  if (!ready.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(n);
  }
  return plain;
}

// ---- nested

// The lock of the inner branch is in the outer branch just as well.
int nested(int n) {
  if (!ready.load()) {
    if (n > 0) {
      std::lock_guard<std::mutex> lock(mu);
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

int block(int n) {
  if (!ready.load()) {
    {
      std::lock_guard<std::mutex> lock(mu);
      plain = step(n);
    }
    plain += 1;
  }
  return plain;
}

// ---- none

// With a second one behind it, the first cannot be left by a tail call.
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
  if (!ready.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(n);
  } else {
    plain = n;
  }
  return plain;
}

int elseIf(int n) {
  if (!ready.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(n);
  } else if (n > 1) {
    return 1;
  }
  return plain;
}

// Of an `else` that is a fast path of its own the check knows nothing.
int fastElse(int n) {
  if (ready.load()) {
    return n;
  } else {
    std::lock_guard<std::mutex> lock(mu);
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
  if (!ready.load()) {
    std::lock_guard<std::mutex> lock(mu);
    plain = step(static_cast<int>(n));
  }
  return n;
}

template <class T> class Lazy {
public:
  explicit Lazy(T first) : value_(first) {}
  T &get() {
    if (!ready_.load(std::memory_order_acquire)) {
      std::lock_guard<std::mutex> lock(mu_);
      value_ += 1;
      ready_.store(true, std::memory_order_release);
    }
    return value_;
  }
  T *pointer();
  template <class U> U as(U add);

private:
  std::atomic<bool> ready_{false};
  std::mutex mu_;
  T value_;
};

template <class T> T *Lazy<T>::pointer() {
  if (!ready_.load(std::memory_order_acquire)) {
    std::lock_guard<std::mutex> lock(mu_);
    value_ += 2;
    ready_.store(true, std::memory_order_release);
  }
  return &value_;
}

template <class T> template <class U> U Lazy<T>::as(U add) {
  if (!ready_.load()) {
    std::lock_guard<std::mutex> lock(mu_);
    value_ += 4;
  }
  return static_cast<U>(value_) + add;
}

static void runAll() {
  std::printf("%d\n", either(nullptr));
  std::printf("%d\n", both(8, false));
  std::printf("%d\n", twoAtomics());
  ready = stale;
  std::printf("%d\n", comparedWithFalse());
  ready = stale;
  std::printf("%d\n", masked(2));
  std::printf("%d\n", less(9));
  std::printf("%d\n", expected());
  std::printf("%d\n", closedBranch());
  std::printf("%d\n", likelyBranch());
  std::printf("%d\n", conditionVariable()->value);
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
  bool before = ready;
  std::printf("%d\n", inLoop(24));
  ready = before;
}

int main() {
  runAll();
  ready = true;
  stale = true;
  runAll();
}
