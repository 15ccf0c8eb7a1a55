// H087 Template head in front of the declaration
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The head is no part of what Clang calls the function's range; the helper's declaration goes in front of it.
#include "trace.h"

//+template <class T> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t);
//+
template <class T>
void f(T t) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow<T>(t);
//+}
//+
//+template <class T> [[gnu::noinline]] void fSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(t);
}

//+template <typename T, int N, template <class> class... Others> [[gnu::noinline]] static T timesSlow(const T &t);
//+
/// Doubles.
template <typename T, int N = 2, template <class> class... Others>
// A comment in the middle.
static inline T times(const T &t)
//              ^ warning: early return of 'times' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
{
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return T();
//+  return timesSlow<T, N, Others...>(t);
//+}
//+
//+template <typename T, int N, template <class> class... Others> [[gnu::noinline]] static T timesSlow(const T &t)
//+{
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t * N;
}

//+template <class T, class U> [[gnu::noinline]] U convertedSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t);
//+
template <class T,
          class U>
[[nodiscard]] U converted(T t, U) {
//              ^ warning: early return of 'converted' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return U();
//+  return convertedSlow<T, U>(t);
//+}
//+
//+template <class T, class U> [[gnu::noinline]] U convertedSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return static_cast<U>(t);
}

namespace n {
//+template <int... Ns> [[gnu::noinline]] int sumSlow();
//+
template <int... Ns> int sum() {
//                       ^ warning: early return of 'sum' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return sumSlow<Ns...>();
//+}
//+
//+template <int... Ns> [[gnu::noinline]] int sumSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return (0 + ... + Ns);
}
template <auto V> auto &store(int a) {
  static int stored;
  stored += a + V;
  return stored;
}
} // namespace n

// Declared before: the default argument of the template stands there alone.
template <class T = long> T earlier(int a);
//+template <class T> [[gnu::noinline]] T earlierSlow(int a);
//+
template <class T> T earlier(int a) {
//                   ^ warning: early return of 'earlier' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return earlierSlow<T>(a);
//+}
//+
//+template <class T> [[gnu::noinline]] T earlierSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + n::store<4>(a);
}

int main() {
  slowThenFast([] {
    f(1);
    std::printf("%d %d %d %ld\n", times(2), converted('a', 1), n::sum<1, 2, 3>(), earlier(5));
  });
}
