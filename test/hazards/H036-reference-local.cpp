// H036 Reference local
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Handed over as a reference: both are the same object.
#include "trace.h"

struct Entry {
  std::atomic<bool> ready{false};
  int v = 1;
};
static Entry tab[3];

//+static int fSlow(int i, Entry &e);
//+
int f(int i) {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto &e = tab[i];
  if (e.ready.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return e.v;
//+  return fSlow(i, e);
//+}
//+
//+[[gnu::noinline]] static int fSlow(int i, Entry &e) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  e.ready = true;
  return e.v = i;
}

//+static int writtenSlow(int i, Entry &e, const int &v);
//+
int written(int i) {
//  ^ warning: early return of 'written' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  Entry &e = tab[i];
  const int &v = e.v;
  if (e.ready.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return v;
//+  return writtenSlow(i, e, v);
//+}
//+
//+[[gnu::noinline]] static int writtenSlow(int i, Entry &e, const int &v) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  e.v = i + 2;
  return v;
}

// To an array or a function: the name stands inside the type.
static int numbers[2][2] = {{1, 2}, {3, 4}};
static int twice(int n) { return 2 * n; }

//+static int aroundSlow(int (&row)[2], int (&call)(int n));
//+
int around(int i) {
//  ^ warning: early return of 'around' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int (&row)[2] = numbers[i];
  int (&call)(int n) = twice;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return row[0];
//+  return aroundSlow(row, call);
//+}
//+
//+[[gnu::noinline]] static int aroundSlow(int (&row)[2], int (&call)(int n)) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  row[1] += 1;
  return call(row[1]);
}

// Of a parameter by value, or of a local, the helper has a copy.
int ofParameter(int n) {
//  ^ warning: early return of 'ofParameter' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the reference 'r' refers to the local 'n'
  int &r = n;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return r;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  n += 1;
  return r;
}

int ofLocal() {
//  ^ warning: early return of 'ofLocal' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the reference 'r' refers to the local 'n'
  int n = 3;
  const int &r = n;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return r;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  n += 1;
  return r;
}

// A type that has no name.
static struct {
  int v = 5;
} unnamed;
int withoutName() {
//  ^ warning: early return of 'withoutName' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the type of the local 'u' cannot be spelled where the helper is declared
  auto &u = unnamed;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return u.v;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return ++u.v;
}

// An rvalue reference.
int rvalue(int &&n) {
//  ^ warning: early return of 'rvalue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the rvalue reference 'r' crosses the split
  int &&r = static_cast<int &&>(n);
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return r;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return ++r;
}

int main() {
  std::printf("%d %d\n", f(1), f(1));
  slowThenFast([] {
    std::printf("%d %d\n", written(0), written(2));
    std::printf("%d %d %d %d\n", ofParameter(3), ofLocal(), withoutName(), rvalue(6));
    std::printf("%d\n", around(1));
    tab[0].ready = true;
  });
}
