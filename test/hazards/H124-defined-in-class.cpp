// H124 Member defined in its class
// RUN: %check-marks %s --run --std=c++11,c++17 -- -I%S/Inputs
// The whole class is in scope in its members' bodies: no declaration is needed.
#include "trace.h"

struct S {
  int before() { return f(1); }
  int f(int a) {
//    ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return fSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int fSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a + last;
  }
//+
//+public:
  static int shared(int a) {
//           ^ warning: early return of 'shared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return sharedSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static int sharedSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a;
  }

protected:
  virtual int v(int a) const noexcept {
//            ^ warning: early return of 'v' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return vSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int vSlow(int a) const noexcept {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a - last;
  }
//+
//+protected:
  int last = 2;
};

struct D : S {
  int call() { return v(9); }
};

template <class T> class Box {
  T value;

public:
  Box(T t) : value(t) {}
  T get() {
//  ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return T();
//+    return getSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] T getSlow() {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return value;
  }
};

int main() {
  slowThenFast([] {
    std::printf("%d %d\n", S().before(), S::shared(3));
    std::printf("%d %d\n", D().call(), Box<int>(4).get());
  });
}
