// H154 One-line function
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// There is no line to end behind the guard: the next statement begins a new one.
#include "trace.h"
//+static void fSlow(int a);
//+
// one
void f(int a) { if (done.load()) return; Guard g; work(a); }
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//              ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                             ^ note: the first object that needs cleanup is declared here
//-
//+void f(int a) { if (done.load()) return; fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
//+Guard g; work(a); }
//+static int withValueSlow(int a);
//+
// two
int withValue(int a) { if (int v = a * done.load()) return v; Guard g; return a; }
//  ^ warning: early return of 'withValue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: the fast path ends at this atomic check; the loaded value is returned
//                                                                  ^ note: the first object that needs cleanup is declared here
//-
//+int withValue(int a) { if (int v = a * done.load()) return v; return withValueSlow(a);
//+}
//+
//+[[gnu::noinline]] static int withValueSlow(int a) {
//+Guard g; return a; }
//+static void invertedSlow(int a);
//+
// three
void inverted(int a) { if (!done.load()) { Guard g; work(a); } }
//   ^ warning: fast path of 'inverted' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//                     ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                               ^ note: the first object that needs cleanup is declared here
//-
//+void inverted(int a) { if (!done.load()) { invertedSlow(a);
//+}
//+}
//+
//+[[gnu::noinline]] static void invertedSlow(int a) {
//+{
//+  Guard g; work(a); } }
// four
class S {
public:
  void member(int a) { if (done.load()) return; Guard g; work(a); }
//     ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                    ^ note: the first object that needs cleanup is declared here
//-
  template <class T> T get(T *a) { if (done.load()) return T(); Guard g; return *a; } int x = 0;
//                     ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                                 ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                                    ^ note: the first object that needs cleanup is declared here
//-
//+  void member(int a) { if (done.load()) return; memberSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] void memberSlow(int a) {
//+  Guard g; work(a); }
//+
//+public:
//+  template <class T> T get(T *a) { if (done.load()) return T(); return getSlow<T>(a);
//+  }
//+
//+private:
//+  template <class T> [[gnu::noinline]] T getSlow(T *a) {
//+  Guard g; return *a; }
//+
//+public:
//+   int x = 0;
};
// five
namespace n { void g(int a) { if (done.load()) return; Guard guard; work(a); } }
//                 ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                            ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                           ^ note: the first object that needs cleanup is declared here
//-
//+namespace n { static void gSlow(int a);
//+
//+void g(int a) { if (done.load()) return; gSlow(a);
//+}
//+
//+[[gnu::noinline]] static void gSlow(int a) {
//+Guard guard; work(a); } }
//+static void twoSlow(int a);
//+
// six
void two(int a) { if (done.load()) return; Guard g; work(a); } void next() { work(9); }
//   ^ warning: early return of 'two' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                               ^ note: the first object that needs cleanup is declared here
//-
//+void two(int a) { if (done.load()) return; twoSlow(a);
//+}
//+
//+[[gnu::noinline]] static void twoSlow(int a) {
//+Guard g; work(a); } void next() { work(9); }
// main
int main() {
  slowThenFast([] {
    int five = 5;
    f(1);
    std::printf("%d\n", withValue(2));
    inverted(3);
    S().member(4);
    std::printf("%d\n", S().get(&five));
    n::g(6);
    two(7);
    next();
  });
}
