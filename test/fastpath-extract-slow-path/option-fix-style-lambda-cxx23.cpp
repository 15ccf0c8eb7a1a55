// C++23 has a place for noinline that is right beside noexcept for GCC and Clang.
// RUN: %check-marks %s --run --std=c++2b --option=FixStyle=Lambda
#include <atomic>
#include <cstdio>

static std::atomic<bool> done{false};
struct Guard {
  Guard() { std::puts("+"); }
  ~Guard() { std::puts("-"); }
};

int isNoexcept(int c) noexcept {
//  ^ warning: early return of 'isNoexcept' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return c;
//+  return [] [[gnu::noinline]] (int c) noexcept -> int {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return c + 1;
//+  }(c);
}
struct Holder {
  int v = 2;
  template <class T> int member(const T &c) const noexcept(sizeof(T) > 2) {
//                       ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return c;
//+    return [this] [[gnu::noinline]] (const T &c) noexcept(sizeof(T) > 2) -> int {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    return c + v;
//+    }(c);
  }
};
int main() {
  for (int round = 0; round < 2; ++round) {
    std::printf("%d\n", isNoexcept(1));
    std::printf("%d\n", Holder().member(1));
    std::printf("%d\n", Holder().member('a'));
    done = true;
  }
}
