// H038 Static local before the guard
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// There must be one of it: the helper gets a reference.
#include "trace.h"

//+static void fSlow(std::atomic<bool> &ok);
//+
void f() {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  static std::atomic<bool> ok{false};
  if (ok.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  fSlow(ok);
//+}
//+
//+[[gnu::noinline]] static void fSlow(std::atomic<bool> &ok) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ok.store(true);
}

// A plain one, a pointer, one with braces, one that the slow path does not use.
struct S {
  static int count(int by) {
//           ^ warning: early return of 'count' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    static int total = 1;
    static const char *name = "total";
    static unsigned int step{2};
    static int calls;
    ++calls;
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return total + calls;
//+    return countSlow(by, total, name, step);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static int countSlow(int by, int &total, const char *&name, unsigned int &step) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    total += by * static_cast<int>(step);
    std::puts(name);
    return total;
  }
};

//+template <class T> [[gnu::noinline]] int nextSlow(int &last);
//+
// Each instance of a template has its own.
template <class T> int next() {
//                     ^ warning: early return of 'next' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  static int last;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return last;
//+  return nextSlow<T>(last);
//+}
//+
//+template <class T> [[gnu::noinline]] int nextSlow(int &last) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return ++last;
}

int main() {
  slowThenFast([] {
    f();
    f();
    std::printf("%d %d\n", S::count(3), S::count(4));
    std::printf("%d %d\n", next<int>(), next<long>());
  });
}
