// H006 By-value class parameter destroyed by the callee
// RUN: %check-marks-clang %s --run --std=c++17 --tag=linux -- -I%S/Inputs
// Silent: the function itself destroys such a parameter on every path: its frame stays after a split.
// Microsoft's ABI does so with every class.
// RUN: %check-marks-clang %s --std=c++17 --any-fix-text -- --target=x86_64-pc-windows-msvc
#ifdef _WIN32
#include <atomic>
static std::atomic<bool> done;
struct Guard {
  Guard();
  ~Guard();
};
struct Traced {
  ~Traced();
  int value;
};
void work(int);
#else
#include "trace.h"
#endif

struct [[clang::trivial_abi]] Str {
  int value = 0;
  ~Str() { work(value); }
};

void f(Str s) {
  if (done.load())
    return;
  Guard g;
  work(s.value);
}

template <class T> int inTemplate(T, Str s) {
  if (done.load())
    return 0;
  Guard g;
  return s.value;
}

//+static void otherSlow(Traced &s);
//+
void other(Traced s) {
//   ^ warning(linux): early return of 'other' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note(linux): the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  otherSlow(s);
//+}
//+
//+[[gnu::noinline]] static void otherSlow(Traced &s) {
  Guard g;
//      ^ note(linux): the first object that needs cleanup is declared here
  work(s.value);
}

//+static void referenceSlow(const Str &s);
//+
// Nobody destroys a reference.
void reference(const Str &s) {
//   ^ warning: early return of 'reference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  referenceSlow(s);
//+}
//+
//+[[gnu::noinline]] static void referenceSlow(const Str &s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(s.value);
}

#ifndef _WIN32
int main() {
  slowThenFast([] {
    f({1});
    work(inTemplate(0, {2}));
    other(3);
    reference({4});
  });
}
#endif
