// H112 Calling convention
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper has the same one, so that the arguments stay where they are for the tail call.
#include "trace.h"

//+static __attribute__((ms_abi)) int fSlow(int a, long b);
//+
__attribute__((ms_abi)) int f(int a, long b) {
//                          ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return fSlow(a, b);
//+}
//+
//+[[gnu::noinline]] static __attribute__((ms_abi)) int fSlow(int a, long b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + static_cast<int>(b);
}

#define CALLBACK __attribute__((ms_abi))
//+static int CALLBACK macroSlow(int a);
//+
int CALLBACK macro(int a) {
//           ^ warning: early return of 'macro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return macroSlow(a);
//+}
//+
//+[[gnu::noinline]] static int CALLBACK macroSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

struct S {
  int CALLBACK member(int a) const;
//+
//+private:
//+  int CALLBACK memberSlow(int a) const;
//+
//+public:
  template <class T> static CALLBACK T generic(T a) {
//                                     ^ warning: early return of 'generic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return genericSlow<T>(a);
//+  }
//+
//+private:
//+  template <class T> [[gnu::noinline]] static CALLBACK T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a + 1;
  }
};

int CALLBACK S::member(int a) const {
//              ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow(a);
//+}
//+
//+[[gnu::noinline]] int CALLBACK S::memberSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  slowThenFast([] {
    int (CALLBACK *pointer)(int, long) = f;
    std::printf("%d %d %d %d\n", pointer(1, 2), macro(3), S().member(4), S::generic(5));
  });
}
