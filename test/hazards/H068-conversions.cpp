// H068 Conversion functions and literal operators
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper needs a return type that the original does not write, or a name that it does not have.
#include "trace.h"

struct S {
  explicit operator bool() const {
//         ^ warning: early return of 'operator bool' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return true;
//+    return toBoolSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] bool toBoolSlow() const {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return value > 1;
  }
//+
//+public:
  operator int() const;
//+
//+private:
//+  int convertSlow() const;
//+
//+public:
  operator const char *() const &;
//+
//+private:
//+  const char *convertSlow2() const &;
//+
//+public:
  template <class T> operator T *() const;
//+
//+private:
//+  template <class T> [[gnu::noinline]] T *convertSlow3() const;
//+
//+public:
  int value = 2;
};

S::operator int() const {
// ^ warning: early return of 'operator int' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return convertSlow();
//+}
//+
//+[[gnu::noinline]] int S::convertSlow() const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return value;
}

S::operator const char *() const & {
// ^ warning: early return of 'operator const char *' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return "fast";
//+  return convertSlow2();
//+}
//+
//+[[gnu::noinline]] const char *S::convertSlow2() const & {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return "slow";
}

template <class T> S::operator T *() const {
//                    ^ warning: early return of 'operator T *' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return convertSlow3<T>();
//+}
//+
//+template <class T> [[gnu::noinline]] T *S::convertSlow3() const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static T object{};
  return &object;
}

//+static int literalSlow(unsigned long long n);
//+
int operator""_rows(unsigned long long n) {
//  ^ warning: early return of 'operator""_rows' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return literalSlow(n);
//+}
//+
//+[[gnu::noinline]] static int literalSlow(unsigned long long n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return static_cast<int>(n) + 1;
}

int main() {
  S s;
  slowThenFast([&] {
    const char *text = s;
    long *object = s;
    std::printf("%d %d %s %d %d\n", static_cast<bool>(s), static_cast<int>(s), text, object != nullptr, 4_rows);
  });
}
