// [[unlikely]] on an inverted guard is strong evidence, though the branch is then no plain block.
// RUN: %check-marks %s --std=c++20 --run --option=GuardEvidence=Strong
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;

//+static void markedSlow(int k);
//+
void marked(int k) {
//   ^ warning: fast path of 'marked' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!done.load()) [[unlikely]] {
//^ note: the fast path ends at this atomic check; the branch is marked unlikely
//+    markedSlow(k);
//+  }
//+}
//+
//+[[gnu::noinline]] static void markedSlow(int k) {
//+  {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    std::printf("work %d\n", k);
  }
}

int main() {
  marked(1);
  done = true;
  marked(2);
}
