// H050 Several early returns
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The split is behind the last one in front of the first object that needs cleanup.
#include "trace.h"

struct Node {
  int v;
};
static std::atomic<bool> off{false};
static std::atomic<Node *> ptr{nullptr};
static int slow(int k) { return k + 10; }

//+static int fSlow(int k);
//+
int f(int k) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (off.load())
    return 0;
  if (auto *p = ptr.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return p->v;
//+  return fSlow(k);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int k) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return slow(k);
}

//+static int plainBehindSlow(int k);
//+
// One without an atomic behind the last with one is part of the slow path.
int plainBehind(int k) {
//  ^ warning: early return of 'plainBehind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (k < 0)
    return -1;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
//+  return plainBehindSlow(k);
//+}
//+
//+[[gnu::noinline]] static int plainBehindSlow(int k) {
  if (k == 0)
    return 2;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return slow(k);
}

//+static int testedSlow(int k);
//+
// The test under the lock is no guard.
int tested(int k) {
//  ^ warning: early return of 'tested' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (off.load())
    return 0;
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 1;
//+  return testedSlow(k);
//+}
//+
//+[[gnu::noinline]] static int testedSlow(int k) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  if (done.load())
    return 2;
  done.store(k > 0);
  return slow(k);
}

int main() {
  Node node{3};
  slowThenFast([] {
    std::printf("%d %d %d %d\n", f(4), plainBehind(-5), plainBehind(0), plainBehind(6));
    std::printf("%d\n", tested(0));
  });
  ptr = &node;
  done = false;
  std::printf("%d %d\n", f(7), tested(8));
  off = true;
  std::printf("%d %d\n", f(9), tested(9));
}
