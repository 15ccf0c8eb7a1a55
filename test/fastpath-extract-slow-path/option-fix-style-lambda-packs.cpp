// A parameter pack becomes one of the lambda.
// RUN: %check-marks %s --run --std=c++17 --option=FixStyle=Lambda
#include <atomic>
#include <cstdio>
#include <string>
#include <utility>

static std::atomic<bool> done{false};
struct Guard {
  Guard() { std::puts("+"); }
  ~Guard() { std::puts("-"); }
};
static int length(int n) { return n; }
static int length(const std::string &s) { return int(s.size()); }
static int length(std::string &&s) { return -int(s.size()); }

template <class... A> int forwarded(A &&...a) {
//                        ^ warning: early return of 'forwarded' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return [](A &&...a) __attribute__((noinline)) -> int {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return (int(sizeof...(a)) + ... + length(std::forward<A>(a)));
//+  }(static_cast<A &&>(a)...);
}
template <class T, class... A> int byValue(T t, A... a) {
//                                 ^ warning: early return of 'byValue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return [](std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t, std::conditional_t<std::is_trivially_constructible_v<A, A &>, A, A &> ...a) __attribute__((noinline)) -> int {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return (length(t) + ... + length(a));
//+  }(t, a...);
}
int main() {
  std::string text = "text";
  for (int round = 0; round < 2; ++round) {
    std::printf("%d\n", forwarded(1, text, std::string("other")));
    std::printf("%d\n", byValue(1, text, std::string("other")));
    done = true;
  }
}
