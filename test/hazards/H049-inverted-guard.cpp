// H049 Inverted guard: slow part nested in the if
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The branch becomes a call; the helper gets the branch and a copy of the return behind it.
#include "trace.h"

//+static void fSlow();
//+
void f() {
//   ^ warning: fast path of 'f' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    fSlow();
//+  }
//+}
//+
//+[[gnu::noinline]] static void fSlow() {
//+  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(1);
  }
}

//+static int withReturnSlow(int n);
//+
int withReturn(int n) {
//  ^ warning: fast path of 'withReturn' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return withReturnSlow(n);
//+  }
//+  return n;
//+}
//+
//+[[gnu::noinline]] static int withReturnSlow(int n) {
//+  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    n += 2;
    work(n);
  }
  return n;
}

class Level {
public:
  int get();

private:
//+  int getSlow();
  std::atomic<bool> ready_{false};
  int level_ = 0;
};
int Level::get() {
//         ^ warning: fast path of 'get' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready_.load()) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return getSlow();
//+  }
//+  return level_;
//+}
//+
//+[[gnu::noinline]] int Level::getSlow() {
//+  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    level_ = 3;
    ready_.store(true);
  }
  return level_;
}

// Both paths would have to repeat all that follows.
int more(int n) {
//  ^ warning: fast path of 'more' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: more than a return follows the branch, and both paths would have to repeat it
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    n += 1;
  }
  n *= 2;
  return n;
}

int main() {
  Level level;
  slowThenFast([&] {
    f();
    std::printf("%d %d %d\n", withReturn(4), level.get(), more(5));
  });
}
