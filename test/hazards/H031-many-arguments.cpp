// H031 More arguments than fit in registers
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Correct, and the fast path is free all the same; only the call is no tail call any more.
#include "trace.h"

static std::atomic<int> st{0};

struct S {
  int own = 7;
  void f(int a, int b, int c, int d, int e, int g);
//+
//+private:
//+  void fSlow(int a, int b, int c, int d, int e, int g, int v);
};
void S::f(int a, int b, int c, int d, int e, int g) {
//      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int v = st.load();
  if (v)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a, b, c, d, e, g, v);
//+}
//+
//+[[gnu::noinline]] void S::fSlow(int a, int b, int c, int d, int e, int g, int v) {
  Guard q;
//      ^ note: the first object that needs cleanup is declared here
  work(a + b + c + d + e + g + v + own);
}

//+static double mixedSlow(double a, float b, long double c, char d, bool e, short f, long g, void *h, int i);
//+
double mixed(double a, float b, long double c, char d, bool e, short f, long g, void *h, int i) {
//     ^ warning: early return of 'mixed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (st.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return mixedSlow(a, b, c, d, e, f, g, h, i);
//+}
//+
//+[[gnu::noinline]] static double mixedSlow(double a, float b, long double c, char d, bool e, short f, long g, void *h, int i) {
  Guard q;
//      ^ note: the first object that needs cleanup is declared here
  return a + b + static_cast<double>(c) + d + e + f + static_cast<double>(g) + (h ? 1 : 0) + i;
}

int main() {
  for (int value = 0; value < 2; ++value) {
    st = value;
    S().f(1, 2, 3, 4, 5, 6);
    std::printf("%.2f\n", mixed(1, 2.5F, 3, 4, true, 6, 7, nullptr, 9));
  }
}
