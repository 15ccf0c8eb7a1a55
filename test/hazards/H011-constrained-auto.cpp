// H011 Concept-constrained auto
// RUN: %check-marks %s --run --std=c++20 -- -I%S/Inputs
// Deduced again from a parameter of the same type it is the same type; the constraint comes along.
#include "trace.h"
#include <concepts>

//+[[gnu::noinline]] void fSlow(std::integral auto n);
//+
void f(std::integral auto n) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(n);
//+}
//+
//+[[gnu::noinline]] void fSlow(std::integral auto n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::printf("%d bytes: %d\n", static_cast<int>(sizeof(n)), static_cast<int>(n));
}

template <class T> concept Counts = requires(T t) { t.value; };

//+[[gnu::noinline]] int countSlow(Counts auto const &counter, std::convertible_to<long> auto &by);
//+
int count(Counts auto const &counter, std::convertible_to<long> auto by) {
//  ^ warning: early return of 'count' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return countSlow(counter, by);
//+}
//+
//+[[gnu::noinline]] int countSlow(Counts auto const &counter, std::convertible_to<long> auto &by) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return counter.value + static_cast<int>(by);
}

// The overloads keep apart after the split, too.
struct Printer {
  void print(std::integral auto n) {
//     ^ warning: early return of 'print' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    printSlow(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] void printSlow(std::integral auto n) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(static_cast<int>(n));
  }
//+
//+public:
  void print(std::floating_point auto x) {
//     ^ warning: early return of 'print' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    printSlow2(x);
//+  }
//+
//+private:
//+  [[gnu::noinline]] void printSlow2(std::floating_point auto x) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    std::printf("%.1f\n", static_cast<double>(x));
  }
};

int main() {
  Traced t(1);
  slowThenFast([&] {
    f(short{1});
    f(2LL);
    std::printf("%d\n", count(t, 3u));
    Printer().print(4);
    Printer().print(5.5f);
  });
}
