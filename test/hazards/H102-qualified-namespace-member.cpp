// H102 Namespace member defined with a qualified name
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper must be a member too, or it would find other names than the original.
#include "trace.h"

static int k() { return 100; }

namespace n {
static int k() { return 2; }
int f(int);
template <class T> T generic(T a);
namespace deep {
struct Result {
  int value;
};
Result g(Result r);
} // namespace deep
inline namespace v1 {
int versioned(int a);
}
} // namespace n

//+namespace n {
//+static int fSlow(int);
//+} // namespace n
//+
int n::f(int a) {
//     ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] static int n::fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return k() + a;
}

//+namespace n {
//+template <class T> [[gnu::noinline]] T genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a);
//+} // namespace n
//+
template <class T> T n::generic(T a) {
//                      ^ warning: early return of 'generic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return genericSlow<T>(a);
//+}
//+
//+template <class T> [[gnu::noinline]] T n::genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return k() + a;
}

//+namespace n {
//+namespace deep {
//+static Result gSlow(Result r);
//+} // namespace deep
//+} // namespace n
//+
n::deep::Result n::deep::g(Result r) {
//                       ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {0};
//+  return gSlow(r);
//+}
//+
//+[[gnu::noinline]] static n::deep::Result n::deep::gSlow(Result r) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {k() + r.value};
}

//+namespace n {
//+inline namespace v1 {
//+static int versionedSlow(int a);
//+} // namespace v1
//+} // namespace n
//+
int n::versioned(int a) {
//     ^ warning: early return of 'versioned' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return versionedSlow(a);
//+}
//+
//+[[gnu::noinline]] static int n::versionedSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return k() + a;
}

int main() {
  std::printf("%d\n", k());
  slowThenFast([] {
    std::printf("%d %ld %d %d\n", n::f(1), n::generic(2L), n::deep::g({3}).value, n::versioned(4));
  });
}
