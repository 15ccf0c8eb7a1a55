// H121 Free function that is a friend of the class it works on
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Friendship is not passed on: the helper could not name what is private.
#include "trace.h"

class S {
public:
  S(int n) : x(n) {}
  std::atomic<bool> ready{false};

protected:
  int y = 5;

private:
  int x;
  friend void f(S &);
  friend void g(S &);
  friend void h(S &);
};

void f(S &s) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path uses 'x', to which only the function itself has access, as a friend
  if (s.ready.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  work(s.x);
}

void g(S &s) {
//   ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path uses 'y', to which only the function itself has access, as a friend
  if (s.ready.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  work(s.y);
}

//+static void hSlow(S &s);
//+
// Only the fast path needs the friendship.
void h(S &s) {
//   ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (s.x > 5 && s.ready.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  hSlow(s);
//+}
//+
//+[[gnu::noinline]] static void hSlow(S &s) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  s.ready.store(true);
  work(2);
}

int main() {
  S s(6);
  f(s);
  g(s);
  h(s);
  f(s);
  g(s);
  h(s);
}
