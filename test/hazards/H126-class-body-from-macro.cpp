// H126 The class body, or the declaration in it, is made by a macro
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

#define DECLARE_SERVICE(name)                                                                      \
  struct name {                                                                                    \
    void f(int a);                                                                                 \
  };
DECLARE_SERVICE(S)

void S::f(int a) {
//      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//      ^ note: no fix-it: the signature is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

#define HANDLER(name) void name(int a)
struct T {
  HANDLER(f);
  void g(int a);
//+
//+private:
//+  void gSlow(int a);
};

void T::f(int a) {
//      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//      ^ note: no fix-it: the signature is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

// A macro elsewhere in the class is no hindrance.
void T::g(int a) {
//      ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  gSlow(a);
//+}
//+
//+[[gnu::noinline]] void T::gSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] {
    S().f(1);
    T().f(2);
    T().g(3);
  });
}
