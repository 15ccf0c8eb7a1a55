// H135 Const and non-const overloads
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

struct T {
  int value;
};

class S {
public:
  T &get();
//+
//+private:
//+  T &getSlow();
//+
//+public:
  const T &get() const;

private:
//+  const T &getSlow2() const;
  mutable std::atomic<T *> c{nullptr};
  mutable T t{0};
};

T &S::get() {
//    ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (auto *p = c.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return *p;
//+  return getSlow();
//+}
//+
//+[[gnu::noinline]] T &S::getSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  t.value += 1;
  c.store(&t);
  return t;
}

const T &S::get() const {
//          ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (auto *p = c.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return *p;
//+  return getSlow2();
//+}
//+
//+[[gnu::noinline]] const T &S::getSlow2() const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  t.value += 10;
  c.store(&t);
  return t;
}

int main() {
  S first, second;
  const S &constant = second;
  for (int i = 0; i < 2; ++i)
    std::printf("%d %d\n", first.get().value, constant.get().value);
}
