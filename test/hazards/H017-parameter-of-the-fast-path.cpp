// H017 Parameter used only by the fast path
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper would warn about it.
#include "trace.h"

//+static void fSlow(int b);
//+
void f(std::atomic<int> &r, int b) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (r.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(b);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(b);
}

// Used by the early return only, by an early return in front, not at all, in the slow path's sizeof.
struct Table {
  int find(int key, int other, [[maybe_unused]] int unused, long sized) {
//    ^ warning: early return of 'find' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (key < 0)
      return other;
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return key + other;
//+    return findSlow(sized);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int findSlow(long sized) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return static_cast<int>(sizeof(sized));
  }
};

//+static int tracedSlow(int n);
//+
// A class that only the fast path looks at stays with the caller, which destroys it.
int traced(Traced t, int n) {
//  ^ warning: early return of 'traced' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return t.value;
//+  return tracedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int tracedSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

//+template <class T> [[gnu::noinline]] auto conditionalSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> limit, int n) noexcept(noexcept(T(limit))) -> decltype(n + limit);
//+
// The other way round: the signature of the helper needs what its body does not.
template <class T> auto conditional(T limit, int n) noexcept(noexcept(T(limit))) -> decltype(n + limit) {
//                      ^ warning: early return of 'conditional' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return limit;
//+  return conditionalSlow<T>(limit, n);
//+}
//+
//+template <class T> [[gnu::noinline]] auto conditionalSlow([[maybe_unused]] std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> limit, int n) noexcept(noexcept(T(limit))) -> decltype(n + limit) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

int main() {
  std::atomic<int> r{0};
  slowThenFast([&] {
    f(r, 1);
    std::printf("%d %d\n", Table().find(-1, 2, 3, 4), Table().find(1, 2, 3, 4));
    std::printf("%d %d\n", traced(5, 6), conditional(7, 8));
    r = 1;
  });
}
