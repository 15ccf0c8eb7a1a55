// H073 setjmp, vfork and other functions that return twice
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent before the guard, no fix behind it: a jump back must not find that a tail call has given up the frame.
#include "trace.h"
#include <csetjmp>
#include <unistd.h>

static std::jmp_buf env;

// In front of the guard such a call needs a frame itself.
void before() {
  if (setjmp(env))
    return;
  if (done.load())
    return;
  Guard g;
  work(1);
}

int behind(int a) {
//  ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path calls '{{_?}}setjmp', which returns twice
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  if (setjmp(env))
    return a;
  std::longjmp(env, 1);
}

void inBlock() {
//   ^ warning: early return of 'inBlock' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path calls '{{_?}}setjmp', which returns twice
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  for (int i = 0; i < 2; ++i) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    if (_setjmp(env) == 0)
      work(i);
  }
}

bool forks() {
//   ^ warning: early return of 'forks' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path calls 'vfork', which returns twice
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return false;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return vfork() == -1;
}

__attribute__((returns_twice)) int own(int a);
int callsOwn(int a) {
//  ^ warning: early return of 'callsOwn' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path calls 'own', which returns twice
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path checks the same atomic again
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return own(a);
}

// The attribute on the function itself: silence.
__attribute__((returns_twice)) int own(int a) {
  if (done.load())
    return 0;
  Guard g;
  return a;
}

//+static void jumpsSlow();
//+
// To jump away is no such thing.
void jumps() {
//   ^ warning: early return of 'jumps' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  jumpsSlow();
//+}
//+
//+[[gnu::noinline]] static void jumpsSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  if (done.exchange(true))
    std::longjmp(env, 2);
}

int main() {
  slowThenFast([] {
    before();
    std::printf("%d\n", behind(2));
    inBlock();
    std::printf("%d\n", callsOwn(3));
    jumps();
  });
  std::printf("%d\n", forks());
}
