// H066 Operator functions
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// `operator()Slow` is no name: the helper's says what the operator does.
#include "trace.h"

class Cache {
public:
  int operator()(int a);
//+
//+private:
//+  int callSlow(int a);
//+
//+public:
  int operator[](int a) const;
//+
//+private:
//+  int subscriptSlow(int a) const;
//+
//+public:
  Cache &operator++();
//+
//+private:
//+  Cache &incrementSlow();
//+
//+public:
  Cache operator++(int);
//+
//+private:
//+  Cache incrementSlow2();
//+
//+public:
  int &operator*() { // in the class
//     ^ warning: early return of 'operator*' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return value;
//+    return derefSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] int &derefSlow() {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return ++value;
  }
//+
//+public:
  int value = 0;
};

int Cache::operator()(int a) {
//         ^ warning: early return of 'operator()' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return callSlow(a);
//+}
//+
//+[[gnu::noinline]] int Cache::callSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int Cache::operator[](int a) const {
//         ^ warning: early return of 'operator[]' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return subscriptSlow(a);
//+}
//+
//+[[gnu::noinline]] int Cache::subscriptSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + value;
}

Cache &Cache::operator++() {
//            ^ warning: early return of 'operator++' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return *this;
//+  return incrementSlow();
//+}
//+
//+[[gnu::noinline]] Cache &Cache::incrementSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ++value;
  return *this;
}

Cache Cache::operator++(int) {
//           ^ warning: early return of 'operator++' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return *this;
//+  return incrementSlow2();
//+}
//+
//+[[gnu::noinline]] Cache Cache::incrementSlow2() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  Cache old = *this;
  value += 10;
  return old;
}

//+static bool equalsSlow(const Cache &a, const Cache &b);
//+
bool operator==(const Cache &a, const Cache &b) {
//   ^ warning: early return of 'operator==' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return false;
//+  return equalsSlow(a, b);
//+}
//+
//+[[gnu::noinline]] static bool equalsSlow(const Cache &a, const Cache &b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a.value == b.value;
}

//+template <class T> [[gnu::noinline]] Cache &shiftLeftSlow(Cache &cache, const T &t);
//+
template <class T> Cache &operator<<(Cache &cache, const T &t) {
//                        ^ warning: early return of 'operator<<' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return cache;
//+  return shiftLeftSlow<T>(cache, t);
//+}
//+
//+template <class T> [[gnu::noinline]] Cache &shiftLeftSlow(Cache &cache, const T &t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  cache.value += t;
  return cache;
}

int main() {
  Cache c;
  slowThenFast([&] {
    std::printf("%d %d\n", c(1), c[2]);
    std::printf("%d %d\n", (++c).value, (c++).value);
    *c = 5;
    c << 3 << 4L;
    std::printf("%d %d\n", c.value, c == c);
  });
}
