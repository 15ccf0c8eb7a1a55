// H032 Scalar loaded by the guard used later
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The loaded value is passed on. Loading it again could give another one.
#include "trace.h"

static std::atomic<int> st{0};
static int init(int v) { return v + 100; }

//+static int fSlow(int v);
//+
int f() {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int v = st.load();
  if (v > 0)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return v;
//+  return fSlow(v);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int v) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  st = 50;
  return init(v);
}

// Several locals, one of them not needed; other spellings of a type.
namespace ns {
enum class State : unsigned char { Idle, Ready };
struct Slot {
  int key;
};
using Key = unsigned long;
} // namespace ns
static std::atomic<ns::State> state{ns::State::Idle};

//+static long severalSlow(const ns::Key next, const ns::Key last, ns::Slot slot, unsigned int const volatile mask, const char *text, ns::State now);
//+
long several(ns::Key key, int fallback) {
//   ^ warning: early return of 'several' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const ns::Key next = key + 1, last = key * 2;
  ns::Slot slot = {3};
  unsigned int const volatile mask{4};
  const char *text = "5", *unused = text;
  ns::State now = state.load();
  if (now == ns::State::Ready)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return fallback + *unused;
//+  return severalSlow(next, last, slot, mask, text, now);
//+}
//+
//+[[gnu::noinline]] static long severalSlow(const ns::Key next, const ns::Key last, ns::Slot slot, unsigned int const volatile mask, const char *text, ns::State now) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  slot.key += static_cast<int>(now);
  return static_cast<long>(next + last) + slot.key + mask + *text;
}

// Assigned after its declaration.
struct S {
  std::atomic<int> own{0};
  int get() {
//    ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    int v, w = 0;
    v = own.load();
    if (v > 0)
//  ^ note: the fast path ends at this atomic check; the loaded value is returned
      return v + w;
//+    return getSlow(v);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int getSlow(int v) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return v - 7;
  }
//+
//+public:
  // Here it may have no value, and so cannot be passed.
  int maybe(bool b) {
//    ^ warning: early return of 'maybe' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: the local 'v' may be uninitialized at the split
    int v;
    if (b)
      v = 1;
    if (own.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 1;
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    if (!b)
      v = 2;
    return v;
  }
};

int main() {
  for (int value = 0; value < 2; ++value) {
    st = value;
    state = value ? ns::State::Ready : ns::State::Idle;
    std::printf("%d %ld\n", f(), several(6, 7));
    S s;
    s.own = value;
    std::printf("%d %d\n", s.get(), s.maybe(false));
  }
}
