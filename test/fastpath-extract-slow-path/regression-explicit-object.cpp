// An explicit object parameter that is an rvalue reference is passed on as one.
// RUN: %check-marks-clang %s --std=c++23 --run
// REQUIRES: llvm-18-or-newer
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;

struct Object {
  int x = 4;
  void rvalue(this Object &&self, int a) {
//     ^ warning: early return of 'rvalue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    static_cast<decltype(self) &&>(self).rvalueSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] void rvalueSlow(this Object &&self, int a) {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    std::printf("%d\n", a + self.x);
  }
};

int main() {
  Object().rvalue(5);
  done = true;
  Object().rvalue(5);
}
