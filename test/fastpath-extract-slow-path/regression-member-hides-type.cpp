// A member that has the name of a type.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

enum Mode { A, B };
static std::atomic<Mode> mode;
struct Blob {
  int v = 2;
};
static Blob gb;
static Blob &blob() {
  return gb;
}
struct C {
  int Mode = 4;
  int Blob(int x) {
    return x;
  }
  int f(int n) {
//    ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    auto m = mode.load();
    if (m == B) return 0;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return fSlow(n, m);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int fSlow(int n, ::Mode m) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + m + Mode;
  }
//+
//+public:
  int h(int n) {
//    ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    auto b = blob();
    if (done.load()) return b.v;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return hSlow(n, b);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int hSlow(int n, ::Blob b) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + b.v;
  }
//+
//+public:
  int k(int n) {
//    ^ warning: early return of 'k' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    struct ::Blob b = gb;
    if (done.load()) return b.v;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return kSlow(n, b);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int kSlow(int n, struct ::Blob b) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return n + b.v;
  }
};
int main() {
  std::printf("%d %d %d\n", C().f(1), C().h(2), C().k(3));
}
