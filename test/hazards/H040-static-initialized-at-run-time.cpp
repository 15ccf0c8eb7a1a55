// H040 Magic static with dynamic initialization before the guard
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: whether it is initialized is asked, and whatever its initialization throws is cleaned up, in the
// fast path: the frame stays.
#include "trace.h"

struct Foo {
  std::atomic<bool> r{false};
  int n;
  explicit Foo(int n) : n(n) { work(n); }
  int go() {
    r = true;
    return n;
  }
};
static int compute() { return 4; }

int f() {
  static Foo foo(1);
  if (foo.r.load())
    return 1;
  Guard g;
  return foo.go();
}

int plain() {
  static int n = compute();
  if (done.load())
    return n;
  Guard g;
  return n + 1;
}

// Destroyed at exit, which must be registered.
struct Constant {
  constexpr Constant() : n(5) {}
  ~Constant() { work(n); }
  int n;
};
int destroyed() {
  static Constant c;
  if (done.load())
    return c.n;
  Guard g;
  return c.n + 1;
}

// Of a type that may be initialized at run time.
template <class T> T dependent() {
  static T t = 7;
  if (done.load())
    return t;
  Guard g;
  return t + 1;
}

//+static int constantSlow(std::atomic<int> &n);
//+
// Initialized when the program is loaded.
int constant() {
//  ^ warning: early return of 'constant' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  static std::atomic<int> n{6};
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return constantSlow(n);
//+}
//+
//+[[gnu::noinline]] static int constantSlow(std::atomic<int> &n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + 1;
}

int main() {
  slowThenFast([] {
    std::printf("%d %d\n", f(), f());
    std::printf("%d %d %d\n", plain(), destroyed(), constant() + dependent<int>());
  });
}
