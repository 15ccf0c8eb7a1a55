// H132 A using-directive would make the helper's name ambiguous
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

namespace q {
void fSlow(int a) { std::printf("q::fSlow %d\n", a); }
} // namespace q
using namespace q;

//+static void fSlow2(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow2(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow2(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void gSlow2(int a);
//+
// The directive comes later, and so does the namespace.
void g(int a) {
//   ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  gSlow2(a);
//+}
//+
//+[[gnu::noinline]] static void gSlow2(int a) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}
namespace r {
inline namespace v1 {
void gSlow(int a) { std::printf("r::gSlow %d\n", a); }
} // namespace v1
} // namespace r
using namespace r;

int main() {
  slowThenFast([] {
    f(1);
    fSlow(2);
    g(3);
    gSlow(4);
  });
}
