// Directives beside the return behind the branch, which both paths would have to repeat.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

static int f1(int n) {
//         ^ warning: fast path of 'f1' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//         ^ note: no fix-it: a preprocessor directive stands beside the return behind the branch, which both paths would have to repeat
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    n++;
  }
#ifdef FOO
  return n + 100;
#else
  return n;
#endif
}
static int f2(int n) {
//         ^ warning: fast path of 'f2' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//         ^ note: no fix-it: a preprocessor directive stands beside the return behind the branch, which both paths would have to repeat
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    n++;
  }
#ifdef FOO
  n += 100;
#endif
  return n;
}
static int f3(int n) {
//         ^ warning: fast path of 'f3' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//         ^ note: no fix-it: a preprocessor directive stands beside the return behind the branch, which both paths would have to repeat
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    n++;
  }
  return n
#ifdef FOO
         + 100
#endif
      ;
}
int main() {
  int a = f1(1), b = f2(1), c = f3(1);
  done = true;
  std::printf("%d %d %d %d %d %d\n", a, b, c, f1(1), f2(1), f3(1));
}
