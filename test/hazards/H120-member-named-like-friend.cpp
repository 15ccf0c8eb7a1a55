// H120 Member that has the name of a friend of its class
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// It has access as a member, and so has its helper.
#include "trace.h"

class Pair {
public:
  Pair(int n) : x(n) {}
  void swap(Pair &other) {
//     ^ warning: early return of 'swap' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    swapSlow(other);
//+  }
//+
//+private:
//+  [[gnu::noinline]] void swapSlow(Pair &other) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    int old = x;
    x = other.x;
    other.x = old;
  }
//+
//+public:
  friend void swap(Pair &a, Pair &b) { a.swap(b); }
  int get() const { return x; }

private:
  int x;
};

int main() {
  Pair one(1), two(2);
  slowThenFast([&] {
    swap(one, two);
    std::printf("%d %d\n", one.get(), two.get());
  });
}
