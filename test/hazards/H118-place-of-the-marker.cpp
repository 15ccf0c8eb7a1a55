// H118 Place of the noinline marker
// RUN: %check-marks %s --run --std=c++11,c++14,c++17,c++20 -- -I%S/Inputs -pedantic
// In front of everything that stays of the original; where that is `extern "C"`, it is dropped first.
#include "trace.h"

//+static void fSlow(int a);
//+
extern "C" void f(int a) {
//              ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

struct S {
  virtual const char *text() const {
//                    ^ warning: early return of 'text' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return "fast";
//+    return textSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] const char *textSlow() const {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return "slow";
  }
//+
//+public:
  static constexpr int size = 3;
  unsigned static long int mixed(int a);
//+
//+private:
//+  static unsigned long int mixedSlow(int a);
};

long unsigned S::mixed(int a) {
//               ^ warning: early return of 'mixed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return mixedSlow(a);
//+}
//+
//+[[gnu::noinline]] long unsigned S::mixedSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return static_cast<unsigned long>(a);
}

//+static const int *extentSlow(const int *p);
//+
const int *extent(const int *p) {
//         ^ warning: early return of 'extent' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return extentSlow(p);
//+}
//+
//+[[gnu::noinline]] static const int *extentSlow(const int *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return p;
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%s %lu %d\n", S().text(), S::mixed(2), extent(&S::size) != nullptr);
  });
}
const int S::size;
