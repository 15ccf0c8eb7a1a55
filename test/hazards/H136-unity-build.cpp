// H136 Unity build: one file that includes others
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The originals are overloads or in different namespaces; the helpers of their names are told apart.
//--- a.c++
#include "trace.h"
namespace {
//+void initSlow(int a);
//+
void init(int, int a) {
//   ^ warning: early return of 'init' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  initSlow(a);
//+}
//+
//+[[gnu::noinline]] void initSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
} // namespace
void a() { init(0, 1); }
//--- b.c++
#include "trace.h"
//+static void initSlow2(int a);
//+
static void init(long, int a) {
//          ^ warning: early return of 'init' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  initSlow2(a);
//+}
//+
//+[[gnu::noinline]] static void initSlow2(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
namespace n {
//+static void initSlow3(int a);
//+
static void init(long, int a) {
//          ^ warning: early return of 'init' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  initSlow3(a);
//+}
//+
//+[[gnu::noinline]] static void initSlow3(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
void b() {
  init(0L, 3);
  ::init(0L, 2);
}
} // namespace n
//--- unity.cpp
#include "a.c++"
#include "b.c++"
int main() {
  slowThenFast([] {
    a();
    n::b();
  });
}
