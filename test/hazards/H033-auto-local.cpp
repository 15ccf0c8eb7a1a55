// H033 auto-typed local
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// `auto` cannot be a parameter's type: the atomic's own argument says what it is.
#include "trace.h"

static int value = 1;
static std::atomic<void *> ptr{nullptr};
static void *make() { return &value; }

//+static void *fSlow(void *p);
//+
void *f() {
//    ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto p = ptr.load();
  if (p)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return p;
//+  return fSlow(p);
//+}
//+
//+[[gnu::noinline]] static void *fSlow(void *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  p = make();
  return p;
}

using Word = unsigned long;
enum class State { Idle, Ready };
struct S {
  std::atomic<State> state{State::Idle};
  std::atomic<Word> word{2};
  int get(int n) {
//    ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    auto now = state.load();
    const auto mask = word.load(std::memory_order_relaxed);
    auto *where = &value;
    if (now == State::Ready)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return n;
//+    return getSlow(n, now, mask, where);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int getSlow(int n, State now, const Word mask, int *where) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return static_cast<int>(now) + static_cast<int>(mask) + *where + n;
  }
};

// What the atomic is of cannot be told here.
template <class T> T inTemplate(std::atomic<T> &a) {
//                   ^ warning: early return of 'inTemplate' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                   ^ note: no fix-it: the type of the local 'v' cannot be spelled where the helper is declared
  auto v = a.load();
  if (v)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return v;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return v + 3;
}

int main() {
  S s;
  std::atomic<int> a{0};
  for (int fast = 0; fast < 2; ++fast) {
    std::printf("%d %d %d\n", *static_cast<int *>(f()), s.get(4), inTemplate(a));
    ptr = &value;
    s.state = State::Ready;
    a = 5;
  }
}
