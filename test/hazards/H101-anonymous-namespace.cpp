// H101 Anonymous namespace
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper stands in the same block and needs no `static`.
#include "trace.h"

namespace {
//+void fSlow(int a);
//+
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+template <class T> [[gnu::noinline]] T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a);
//+
template <class T> T generic(T a) {
//                   ^ warning: early return of 'generic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return genericSlow<T>(a);
//+}
//+
//+template <class T> [[gnu::noinline]] T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + 1;
}

inline namespace v2 {
namespace inner {
//+int gSlow(int a);
//+
inline int g(int a) {
//         ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return gSlow(a);
//+}
//+
//+[[gnu::noinline]] int gSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
} // namespace inner
} // namespace v2

class S {
public:
  int h(int a) const;
//+
//+private:
//+  int hSlow(int a) const;
};

int S::h(int a) const {
//     ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return hSlow(a);
//+}
//+
//+[[gnu::noinline]] int S::hSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}
} // namespace

// To declare the helper there, the fix would have to open the unnamed namespace again.
namespace {
namespace n {
int outside(int a);
}
} // namespace
int n::outside(int a) {
//     ^ warning: early return of 'outside' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: an anonymous namespace lies between the declaration and the definition
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%ld %d %d %d\n", generic(2L), inner::g(3), S().h(4), n::outside(5));
  });
}
