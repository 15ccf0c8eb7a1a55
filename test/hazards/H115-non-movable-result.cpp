// H115 Result that can be neither copied nor moved
// RUN: %check-marks %s --run --std=c++17,c++20 -- -I%S/Inputs
// Since C++17 `return fSlow();` builds it in place.
#include "trace.h"

struct NonMovable {
  NonMovable(int n) : n(n) {}
  NonMovable(const NonMovable &) = delete;
  int n;
  NonMovable member() const;
//+
//+private:
//+  NonMovable memberSlow() const;
};

//+static NonMovable fSlow();
//+
NonMovable f() {
//         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {1};
//+  return fSlow();
//+}
//+
//+[[gnu::noinline]] static NonMovable fSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {2};
}

NonMovable NonMovable::member() const {
//                     ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return NonMovable(n);
//+  return memberSlow();
//+}
//+
//+[[gnu::noinline]] NonMovable NonMovable::memberSlow() const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return NonMovable(n + 1);
}

//+static std::atomic<int> atomicSlow();
//+
std::atomic<int> atomic() {
//               ^ warning: early return of 'atomic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return std::atomic<int>(3);
//+  return atomicSlow();
//+}
//+
//+[[gnu::noinline]] static std::atomic<int> atomicSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return std::atomic<int>(4);
}

int main() {
  slowThenFast([] { std::printf("%d %d %d\n", f().n, f().member().n, atomic().load()); });
}
