// H001 Trivially copyable by-value parameters
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

struct Opts {
  int level;
};

//+static void fSlow(int a, const Opts *o);
//+
void f(int a, const Opts *o) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a, o);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a, const Opts *o) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a + o->level);
}

enum class Mode : unsigned char { Off, On };

struct Buffer {
  // A member, a small struct, an enumeration and a pointer to member: each is passed on as it is.
  int fill(Opts opts, Mode mode, int Opts::*field) {
//    ^ warning: early return of 'fill' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return fillSlow(opts, mode, field);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int fillSlow(Opts opts, Mode mode, int Opts::*field) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    opts.*field += static_cast<int>(mode);
    return opts.level;
  }
};

int main() {
  Opts opts{40};
  slowThenFast([&] {
    f(2, &opts);
    std::printf("%d %d\n", Buffer().fill(opts, Mode::On, &Opts::level), opts.level);
  });
}
