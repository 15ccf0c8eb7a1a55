// H046 Structured binding crosses the split
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The names are no variables; what the slow path uses goes as a parameter of that name, by value where
// the object is the function's own and by reference where it is another one.
#include "trace.h"
#include <utility>

struct Slot {
  std::atomic<bool> ok{false};
  int v = 1;
};
static Slot slot;
static Slot &q() { return slot; }
struct Pair {
  int first, second;
};
static std::pair<int, int> pairs{8, 9};
static Pair pair() { return {done.load() ? 1 : 0, 2}; }

//+static int fSlow(int &v);
//+
int f() {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto &[ok, v] = q();
  if (ok.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return v;
//+  return fSlow(v);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int &v) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return ++v;
}

//+static int byValueSlow(int second);
//+
int byValue() {
//  ^ warning: early return of 'byValue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto [first, second] = pair();
  if (first != 0 && done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return byValueSlow(second);
//+}
//+
//+[[gnu::noinline]] static int byValueSlow(int second) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return second;
}

// Of a constant, an array, a pair: as the binding is.
static const Pair fixed{4, 5};
static int array[2] = {6, 7};
//+static int othersSlow(const int &second, int &right, const int &b);
//+
int others() {
//  ^ warning: early return of 'others' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto &[first, second] = fixed;
  auto &[left, right] = array;
  const auto &[a, b] = pairs;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return first + left + a;
//+  return othersSlow(second, right, b);
//+}
//+
//+[[gnu::noinline]] static int othersSlow(const int &second, int &right, const int &b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  right += second;
  pairs.second += right;
  return right + b;
}

// Nothing can refer to a bit-field.
struct Bits {
  int low : 3, high : 4;
};
static Bits bits{1, 2};
int bitField() {
//  ^ warning: early return of 'bitField' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the structured binding 'high' is a bit-field, to which nothing can refer
  auto &[low, high] = bits;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return low;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return ++high;
}

//+static int fastOnlySlow();
//+
// Used by the fast path only, or bound again.
int fastOnly() {
//  ^ warning: early return of 'fastOnly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto &[ok, v] = q();
  if (ok.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return v;
//+  return fastOnlySlow();
//+}
//+
//+[[gnu::noinline]] static int fastOnlySlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return 3;
}

//+static int againSlow();
//+
int again() {
//  ^ warning: early return of 'again' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (auto &[ok, v] = q(); ok.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return v;
//+  return againSlow();
//+}
//+
//+[[gnu::noinline]] static int againSlow() {
  auto &[ok, v] = q();
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return v + ok;
}

int main() {
  slowThenFast([] {
    std::printf("%d %d %d %d\n", f(), byValue(), fastOnly(), again());
    std::printf("%d %d\n", others(), bitField());
    slot.ok = true;
  });
}
