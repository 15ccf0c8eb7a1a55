// The inverted shape with a lambda: it holds the branch and its copy of the tail, and the block closes behind it.
// RUN: %check-marks %s --run --std=c++17,c++20 --option=FixStyle=Lambda
#include <atomic>
#include <cstdio>
#include <mutex>

static std::atomic<bool> ready;
static std::mutex mu;
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

void nothing(int n) {
//   ^ warning: fast path of 'nothing' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    [](int n) __attribute__((noinline)) -> void {
//+    {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    if (n > 4)
      return;
    plain = step(n);
//+    }
//+    }(n);
  }
}

void emptyReturn() {
//   ^ warning: fast path of 'emptyReturn' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    []() __attribute__((noinline)) -> void {
//+    {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(2);
//+    }
//+    return;
//+    }();
  }
  return;
}

int value(int n) {
//  ^ warning: fast path of 'value' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [](int n) __attribute__((noinline)) -> int {
//+    {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
//+    }
//+    return plain + n;
//+    }(n);
  }
  return plain + n;
}

int &reference() {
//   ^ warning: fast path of 'reference' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  {
//+    return []() __attribute__((noinline)) -> int & {
//+    {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(4);
//+    }
//+    return plain;
//+    }();
  }
  return plain;
}

Table *reloaded() {
//     ^ warning: fast path of 'reloaded' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  Table *p = table.load(std::memory_order_acquire);
  if (!p) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return [](Table *p) __attribute__((noinline)) -> Table * {
//+    {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    p = table.load(std::memory_order_relaxed);
    if (!p) {
      p = &theTable;
      table.store(p, std::memory_order_release);
    }
//+    }
//+    return p;
//+    }(p);
  }
  return p;
}

// A type and a constant of the function's own are no obstacle: neither has to be captured.
int localType(int n) {
//  ^ warning: fast path of 'localType' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  struct Pair {
    int a, b;
  };
  constexpr int scale = 3;
  if (!ready.load()) { // not yet
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [](int n) __attribute__((noinline)) -> int {
//+    {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    Pair p{n, scale};
    plain = step(p.a * p.b);
//+    }
//+    return plain;
//+    }(n);
  } // now
  return plain;
}

int longTail(int n) {
//  ^ warning: fast path of 'longTail' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: more than a return follows the branch, and both paths would have to repeat it
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  n += plain;
  return n;
}

template <class T> T *generic(T *p) {
//                    ^ warning: fast path of 'generic' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [](T *p) __attribute__((noinline)) -> T * {
//+    {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    *p += T(step(6));
//+    }
//+    return p;
//+    }(p);
  }
  return p;
}

class Level {
public:
  int get() const {
//    ^ warning: fast path of 'get' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
    if (!ready_.load(std::memory_order_acquire)) {
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+      return [this]() __attribute__((noinline)) -> int {
//+      {
      std::lock_guard<std::mutex> lock(mu_);
//                                ^ note: the first object that needs cleanup is declared here
      level_ = step(level_);
      ready_.store(true, std::memory_order_release);
//+      }
//+      return level_;
//+      }();
    }
    return level_;
  }
  int add(int n);

private:
  mutable std::atomic<bool> ready_{false};
  mutable std::mutex mu_;
  mutable int level_ = 7;
};
int Level::add(int n) {
//         ^ warning: fast path of 'add' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready_.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return [this](int n) __attribute__((noinline)) -> int {
//+    {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    this->level_ += step(n);
//+    }
//+    return this->level_;
//+    }(n);
  }
  return this->level_;
}

static void runAll() {
  nothing(1);
  nothing(5);
  emptyReturn();
  std::printf("%d\n", value(3));
  std::printf("%d\n", reference());
  std::printf("%d\n", reloaded()->value);
  std::printf("%d\n", localType(5));
  std::printf("%d\n", longTail(5));
  int n = 1;
  double d = 0.5;
  std::printf("%d\n", *generic(&n));
  std::printf("%g\n", *generic(&d));
  Level level;
  std::printf("%d\n", level.add(8));
  std::printf("%d\n", level.get());
  std::printf("%d\n", level.get());
  std::printf("%d\n", level.add(9));
}

int main() {
  runAll();
  ready = true;
  runAll();
}
