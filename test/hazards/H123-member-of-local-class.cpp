// H123 Member function of a local class
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Its members can only be defined inside it.
#include "trace.h"

void o() {
  struct S {
    void f(int a) {
//       ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
      if (done.load())
//    ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
        return;
//+      fSlow(a);
//+    }
//+
//+  private:
//+    [[gnu::noinline]] void fSlow(int a) {
      Guard g;
//          ^ note: the first object that needs cleanup is declared here
      work(a);
    }
  };
  S().f(1);
}

template <class T> int inTemplate(T t) {
  class Local {
    T value;

  public:
    Local(T t) : value(t) {}
    int get() const {
//      ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
      if (done.load())
//    ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
        return 0;
//+      return getSlow();
//+    }
//+
//+  private:
//+    [[gnu::noinline]] int getSlow() const {
      Guard g;
//          ^ note: the first object that needs cleanup is declared here
      return static_cast<int>(value) + 1;
    }
  };
  return Local(t).get();
}

int main() {
  slowThenFast([] {
    o();
    std::printf("%d %d\n", inTemplate(2), inTemplate(3.5));
  });
}
