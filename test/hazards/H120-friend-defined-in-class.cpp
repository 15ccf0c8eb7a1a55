// H120 Friend function defined inside the class
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A helper beside it would be a member, and no free function could be written there.
#include "trace.h"

class S {
public:
  std::atomic<bool> ready{false};

  friend void f(S &s) {
//            ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//            ^ note: no fix-it: the slow path uses 'x', to which only the function itself has access, as a friend
    if (s.ready.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(s.x);
  }

  friend void g(S &s, int n) {
//            ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//            ^ note: no fix-it: a friend defined inside a class has no place for a helper
    if (s.ready.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    work(n);
  }

  // The same text without `friend` is a member, and has a place.
  void h() {
//     ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (ready.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    hSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] void hSlow() {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    work(x);
  }

private:
  int x = 1;
};

// A friend that its class only declares is an ordinary function of the namespace.
class Counter {
public:
  std::atomic<int> seen{0};
  friend int next(Counter &c);
};
//+static int nextSlow(Counter &c);
//+
int next(Counter &c) {
//  ^ warning: early return of 'next' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int n = c.seen.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return n;
//+  return nextSlow(c);
//+}
//+
//+[[gnu::noinline]] static int nextSlow(Counter &c) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  c.seen.store(7);
  return 1;
}

int main() {
  S s;
  Counter c;
  slowThenFast([&] {
    s.ready = done.load();
    f(s);
    g(s, 2);
    s.h();
    std::printf("%d\n", next(c));
  });
}
