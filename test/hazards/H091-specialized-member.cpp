// H091 Explicitly specialized member of a class template
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// There is no class body that could declare a helper for V<int> alone.
#include "trace.h"

template <class T> struct V {
  void f(T a) { work(a); }
  static T g(T a) { return a; }
};

template <> void V<int>::f(int a) {
//                       ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                       ^ note: no fix-it: an explicitly specialized member has no class body in which to declare a helper
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a + 1);
}

template <> long V<long>::g(long a) {
//                        ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                        ^ note: no fix-it: an explicitly specialized member has no class body in which to declare a helper
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 2;
}

// A specialized class has a body.
template <> struct V<char> {
  void f(char a);
//+
//+private:
//+  void fSlow(char a);
//+
//+public:
  static char g(char a) {
//            ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return '0';
//+    return gSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static char gSlow(char a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a;
  }
};
void V<char>::f(char a) {
//            ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void V<char>::fSlow(char a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] {
    V<int>().f(1);
    V<char>().f('a');
    std::printf("%ld %c\n", V<long>::g(2), V<char>::g('b'));
  });
}
