// H029 Parameter name equals the helper name
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// It would hide the helper.
#include "trace.h"

//+static void fSlow2(int fSlow);
//+
void f(int fSlow) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow2(fSlow);
//+}
//+
//+[[gnu::noinline]] static void fSlow2(int fSlow) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(fSlow);
}

//+static int localSlow3(int n);
//+
// The same for a local of either path, and where the first other name is taken as well.
int local(int n) {
//  ^ warning: early return of 'local' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return localSlow3(n);
//+}
//+
//+[[gnu::noinline]] static int localSlow3(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  int localSlow = n, localSlow2 = n;
  return localSlow + localSlow2;
}
struct S {
  int early(int n) {
//    ^ warning: early return of 'early' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    int earlySlow = n + 1;
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return earlySlow;
//+    return earlySlow2(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int earlySlow2(int n) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n;
  }
};

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d %d\n", local(2), S().early(3));
  });
}
