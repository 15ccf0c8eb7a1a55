// What generated programs found about lambdas: the 'this' of a class template, and a type around a qualified name.
// RUN: %check-marks %s --run --std=c++17 --option=FixStyle=Lambda
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static int table[3] = {1, 2, 3};

template <class T> struct Counter {
  int named(int n) {
//    ^ warning: early return of 'named' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return [this](int n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return value + n;
//+    }(n);
  }
  int written(int n) {
//    ^ warning: early return of 'written' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return [this](int n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    this->value += n;
    return n;
//+    }(n);
  }
  int unused(int n) {
//    ^ warning: early return of 'unused' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return [](int n) __attribute__((noinline)) -> int {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + static_cast<int>(sizeof(value));
//+    }(n);
  }
  std::atomic<bool> done{false};
  T value = 4;
};

struct Tables {
  int (*row(int n) const)[3];
  auto behind(int n) const -> int (*)[3];
  std::atomic<bool> done{false};
};

int (*Tables::row(int n) const)[3] {
//            ^ warning: early return of 'row' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//            ^ note: no fix-it: the return type is written around the function's name
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n ? &table : nullptr;
}

auto Tables::behind(int n) const -> int (*)[3] {
//           ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return [](int n) __attribute__((noinline)) -> int (*)[3] {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n ? &table : nullptr;
//+  }(n);
}

int main() {
  Counter<int> c;
  std::printf("%d %d %d\n", c.named(1), c.written(2), c.unused(3));
  Tables t;
  std::printf("%d %d\n", (*t.row(1))[1], (*t.behind(1))[2]);
}
