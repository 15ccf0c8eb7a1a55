// H061 main
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent: `main` may end without a return, no other function may; and it runs once.
#include "trace.h"

//+static int startSlow(int argc);
//+
// As large and as dear, but not `main`.
int start(int argc) {
//  ^ warning: early return of 'start' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
//+  return startSlow(argc);
//+}
//+
//+[[gnu::noinline]] static int startSlow(int argc) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(argc);
  return 0;
}

// Only in the global namespace is it the program's.
namespace app {
//+static int mainSlow(int argc);
//+
int main(int argc) {
//  ^ warning: early return of 'main' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
//+  return mainSlow(argc);
//+}
//+
//+[[gnu::noinline]] static int mainSlow(int argc) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(argc + 1);
  return 0;
}
} // namespace app

int main(int argc, char **) {
  if (done.load())
    return 1;
  Guard g;
  slowThenFast([=] { std::printf("%d %d\n", start(argc), app::main(argc)); });
}
