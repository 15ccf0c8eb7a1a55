// H020 Address of a parameter taken before the split
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Silent if the address escapes: the parameter is in the frame then.
#include "trace.h"

static int *saved;
static inline void track(int *p) { saved = p; }
static inline int peek() { return *saved; }
static inline int value(int p) { return p; }
static inline int read(const int *p) { return *p; }

// Silent: a parameter whose address got away is in memory, and so the fast path has a frame.
int f(int n) {
  track(&n);
  if (done.load())
    return n;
  Guard g;
  n = 1;
  return peek();
}
int global(int n) {
  saved = &n;
  if (done.load())
    return n;
  Guard g;
  n = 1;
  return peek();
}

// The pointer does not get away, but crosses the split beside what it points to.
int pointer(int n) {
//  ^ warning: early return of 'pointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the local 'p' may refer to 'n', of which the helper gets a copy
  int *p = &n;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  *p = 1;
  return n;
}
int reference(int n) {
//  ^ warning: early return of 'reference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the reference 'r' refers to the local 'n'
  int &r = n;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return r;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  r = 1;
  return n;
}

//+static int behindSlow(int n);
//+
// The pointer stays behind.
int behind(int n) {
//  ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const int *p = &n;
  if (*p < 0)
    return *p;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return behindSlow(n);
//+}
//+
//+[[gnu::noinline]] static int behindSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  n += 1;
  return value(n);
}

//+static int passedOnSlow(int n);
//+
// Whom it is handed to is, if the body is visible: this one keeps nothing.
int passedOn(int n) {
//  ^ warning: early return of 'passedOn' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (read(&n) < 0)
    return 0;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return passedOnSlow(n);
//+}
//+
//+[[gnu::noinline]] static int passedOnSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + 1;
}

//+static int objectSlow(Traced &t, Traced &s, Traced *p);
//+
// What is a reference anyway is the same object on both sides.
int object(Traced &t, Traced s) {
//  ^ warning: early return of 'object' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  Traced *p = &t;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return p->value;
//+  return objectSlow(t, s, p);
//+}
//+
//+[[gnu::noinline]] static int objectSlow(Traced &t, Traced &s, Traced *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  t.value = s.value;
  return p->value;
}

int main() {
  Traced t(1);
  slowThenFast([&] {
    std::printf("%d %d %d %d\n", f(2), global(3), pointer(4), reference(5));
    std::printf("%d %d %d\n", behind(6), passedOn(7), object(t, 8));
  });
}
