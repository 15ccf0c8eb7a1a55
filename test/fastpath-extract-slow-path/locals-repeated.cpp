// What only gives names to things on both paths is repeated at the head of the helper.
// RUN: %check-marks %s --run --std=c++17
#include <atomic>
#include <cstdio>
#include <utility>

static std::atomic<int> state{0};
struct Guard {
  Guard() { std::puts("+"); }
  ~Guard() { std::puts("-"); }
};
namespace lib {
int floor(int n) { return n - 1; }
} // namespace lib

//+static int severalSlow(int n);
//+
int several(int n) {
//  ^ warning: early return of 'several' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  using Number = long;
  enum { First = 3 };
  constexpr int size = 4; // of the text
  using lib::floor;
  namespace other = lib;
  if (Number s = state.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return int(s) + size + First;
//+  return severalSlow(n);
//+}
//+
//+[[gnu::noinline]] static int severalSlow(int n) {
//+  using Number = long;
//+  enum { First = 3 };
//+  constexpr int size = 4;
//+  using lib::floor;
//+  namespace other = lib;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  char text[size + First] = {};
  text[1] = char(n);
  Number sum = Number(text[1]) + floor(n) + other::floor(n);
  return int(sum);
}

//+static int chainedSlow(int n);
//+
// One needs the other, and a macro is no text to repeat.
int chained(int n) {
//  ^ warning: early return of 'chained' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  using Number = int;
  constexpr Number one = 1;
  if (state.load() > one)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return one;
//+  return chainedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int chainedSlow(int n) {
//+  using Number = int;
//+  constexpr Number one = 1;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  int a[one] = {n};
  return a[0];
}
#define CONSTANT(name, value) constexpr int name = value;
int fromMacro(int n) {
//  ^ warning: early return of 'fromMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: a declaration that the slow path needs comes from a macro
  CONSTANT(one, 1)
  if (state.load() > one)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return one;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + one;
}
int conditional(int n) {
//  ^ warning: early return of 'conditional' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: a declaration that the slow path needs depends on a preprocessor directive
#ifdef LARGE
  constexpr int one = 2;
#else
  constexpr int one = 1;
#endif
  if (state.load() > one)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return one;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + one;
}
int together(int n) {
//  ^ warning: early return of 'together' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: 'two' is declared along with a name that the slow path needs
  constexpr int one = 1, two = 2;
  if (state.load() > one + two)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return one;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + one;
}
const int *oneObject(int n) {
//         ^ warning: early return of 'oneObject' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the static constant 'table' would become two objects
  static constexpr int table[] = {1, 2};
  if (state.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return &table[n];
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return &table[n];
}

int main() {
  for (int round = 0; round < 2; ++round) {
    std::printf("%d\n", several(5));
    std::printf("%d\n", chained(5));
    std::printf("%d\n", fromMacro(5));
    std::printf("%d\n", conditional(5));
    std::printf("%d\n", together(5));
    std::printf("%d\n", *oneObject(1));
    state = 10;
  }
}
