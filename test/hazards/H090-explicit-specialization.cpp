// H090 Explicit specialization of a function template
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Its helper is a plain function: `template <>` would need a primary template.
#include "trace.h"

template <class T> T f(T a) { return a; }

//+static int fSlow(int a);
//+
template <> int f<int>(int a) {
//              ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 1;
}

//+static long fSlow2(long a);
//+
// The argument left to deduction.
template <>
inline long f(long a) {
//          ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return fSlow2(a);
//+}
//+
//+[[gnu::noinline]] static long fSlow2(long a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 2;
}

class S {
public:
  template <class T> int member(T a) { return static_cast<int>(a); }
};

// Of a member template.
template <> int S::member<char>(char a) {
//                 ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                 ^ note: no fix-it: an explicitly specialized member has no class body in which to declare a helper
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 3;
}

namespace n {
template <class T> void declared(T);
template <> void declared<int>(int a);
} // namespace n
//+namespace n {
//+static void declaredSlow(int a);
//+} // namespace n
//+
template <> void n::declared<int>(int a) {
//                  ^ warning: early return of 'declared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  declaredSlow(a);
//+}
//+
//+[[gnu::noinline]] static void n::declaredSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] {
    std::printf("%d %ld %d\n", f(1), f(2L), S().member('\x03'));
    n::declared(4);
  });
}
