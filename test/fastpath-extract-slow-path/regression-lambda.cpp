// FixStyle Lambda: a lambda can spell local types, but not be noexcept and noinline for all compilers.
// RUN: %check-marks %s --run --option=FixStyle=Lambda
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;

int localType(int n) {
//  ^ warning: early return of 'localType' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  struct Local {
    int x;
  };
  Local local{n};
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return local.x;
//+  return [](Local local) __attribute__((noinline)) -> int {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return local.x + 1;
//+  }(local);
}

int isNoexcept(int c) noexcept {
//  ^ warning: early return of 'isNoexcept' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: before C++23 a lambda cannot be both noexcept and noinline in a way that GCC and Clang agree on
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return c;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return c + 1;
}
struct Noexcept {
  int v = 2;
  int member(int c) const noexcept {
//    ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: before C++23 a lambda cannot be both noexcept and noinline in a way that GCC and Clang agree on
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return c;
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    return c + v;
  }
};
template <class T> int sometimesNoexcept(const T &c) noexcept(sizeof(T) > 2) {
//                     ^ warning: early return of 'sometimesNoexcept' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: before C++23 a lambda cannot be both noexcept and noinline in a way that GCC and Clang agree on
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return c;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return c + 1;
}

int main() {
  for (int i = 0; i < 2; ++i) {
    std::printf("%d %d ", localType(2), isNoexcept(1));
    std::printf("%d %d\n", Noexcept().member(1), sometimesNoexcept(2));
    done = true;
  }
}
