// H115 Result that can be neither copied nor moved, before C++17
// RUN: %check-marks %s --run --std=c++11,c++14 -- -I%S/Inputs
// `return fSlow();` would need a copy or a move, which the compiler may only leave out where there is one.
#include "trace.h"

struct NonMovable {
  NonMovable(int n) : n(n) {}
  NonMovable(const NonMovable &) = delete;
  int n;
};

NonMovable f() {
//         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: before C++17 the result of a helper cannot be returned: its type can be neither copied nor moved
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {1};
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {2};
}

// Only the class itself may copy it.
class Private {
  Private(const Private &from) : n(from.n) {}

public:
  Private(int n) : n(n) {}
  Private member() const;
//+
//+private:
//+  Private memberSlow() const;
//+
//+public:
  int n;
};

Private hidden() {
//      ^ warning: early return of 'hidden' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//      ^ note: no fix-it: before C++17 the result of a helper cannot be returned: its type can be neither copied nor moved
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {3};
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {4};
}

Private Private::member() const {
//               ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {n};
//+  return memberSlow();
//+}
//+
//+[[gnu::noinline]] Private Private::memberSlow() const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {n + 1};
}

// What binds to no temporary cannot copy one.
struct NonConst {
  NonConst(int n) : n(n) {}
  NonConst(NonConst &from) : n(from.n) {}
  int n;
};

NonConst nonConst() {
//       ^ warning: early return of 'nonConst' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//       ^ note: no fix-it: before C++17 the result of a helper cannot be returned: its type can be neither copied nor moved
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {5};
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {6};
}

struct MoveOnly {
  MoveOnly(int n) : n(n) {}
  MoveOnly(MoveOnly &&from) : n(from.n) {}
  int n;
};

//+static MoveOnly movesSlow();
//+
MoveOnly moves() {
//       ^ warning: early return of 'moves' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {9};
//+  return movesSlow();
//+}
//+
//+[[gnu::noinline]] static MoveOnly movesSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {6};
}

struct CopyOnly {
  CopyOnly(int n) : n(n) {}
  CopyOnly(const CopyOnly &from) : n(from.n) {}
  int n;
};

//+static CopyOnly copiesSlow();
//+
CopyOnly copies() {
//       ^ warning: early return of 'copies' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {7};
//+  return copiesSlow();
//+}
//+
//+[[gnu::noinline]] static CopyOnly copiesSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {8};
}

int main() {
  slowThenFast([] {
    std::printf("%d %d %d %d\n", f().n, nonConst().n, moves().n, copies().n);
    std::printf("%d %d\n", hidden().n, hidden().member().n);
  });
}
