// A public type in a private class has no name outside.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

class O {
  struct Priv {
    enum Pub { A, B };
    struct S {
      int v = 3;
    };
  };

public:
  static Priv::Pub get() {
    return Priv::B;
  }
  static Priv::S gs() {
    return {};
  }
  using St = Priv::Pub;
};
static int f1(int n) {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the type of the local 's' cannot be spelled where the helper is declared
  auto s = O::get();
  if (done.load()) return s;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + s;
}
static auto f2(int) {
//          ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//          ^ note: no fix-it: the return type is deduced, and cannot be spelled where the helper is declared
  if (done.load()) return O::gs();
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return O::gs();
}
int main() {
  std::printf("%d %d\n", f1(1), f2(2).v);
}
