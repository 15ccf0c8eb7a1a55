// H103 extern "C"
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Helpers with C linkage would be one function for the whole program; static, they have no name to clash.
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

extern "C" {
//+static int gSlow2(int a);
//+
int g(int a) {
//  ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return gSlow2(a);
//+}
//+
//+[[gnu::noinline]] static int gSlow2(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int gSlow; // taken
} // extern "C"

// C linkage by an earlier declaration.
extern "C" int earlier(int a);
//+static int earlierSlow(int a);
//+
int earlier(int a) {
//  ^ warning: early return of 'earlier' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return earlierSlow(a);
//+}
//+
//+[[gnu::noinline]] static int earlierSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

// Two functions of one name in C++, of which one has C linkage.
namespace n {
//+static int hSlow(int a);
//+
extern "C" int h(int a) {
//             ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return hSlow(a);
//+}
//+
//+[[gnu::noinline]] static int hSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
//+static int hSlow2(long a);
//+
int h(long a) {
//  ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return hSlow2(a);
//+}
//+
//+[[gnu::noinline]] static int hSlow2(long a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return static_cast<int>(a) + 1;
}
} // namespace n

#define API extern "C"
//+static int macroSlow(int a);
//+
API int macro(int a) {
//      ^ warning: early return of 'macro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return macroSlow(a);
//+}
//+
//+[[gnu::noinline]] static int macroSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d %d %d %d %d %d\n", g(2), gSlow, earlier(3), n::h(4), n::h(5L), macro(6));
  });
}
