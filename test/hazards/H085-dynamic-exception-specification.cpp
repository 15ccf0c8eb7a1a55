// H085 Dynamic exception specification
// RUN: %check-marks %s --run --std=c++11,c++14 -- -I%S/Inputs -Wno-deprecated
#include "trace.h"
#include <stdexcept>

//+static void fSlow(int a) throw();
//+
void f(int a) throw() {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) throw() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static int someSlow(int a) throw(int, std::exception);
//+
int some(int a) throw(int, std::exception) {
//  ^ warning: early return of 'some' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return someSlow(a);
//+}
//+
//+[[gnu::noinline]] static int someSlow(int a) throw(int, std::exception) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  if (a > 1)
    throw a;
  return a;
}

struct S {
  void member(int a) const throw();
//+
//+private:
//+  void memberSlow(int a) const throw();
};

void S::member(int a) const throw() {
//      ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  memberSlow(a);
//+}
//+
//+[[gnu::noinline]] void S::memberSlow(int a) const throw() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] {
    f(1);
    try {
      std::printf("%d\n", some(1));
      some(2);
    } catch (int n) {
      std::printf("caught %d\n", n);
    }
    S().member(3);
  });
}
