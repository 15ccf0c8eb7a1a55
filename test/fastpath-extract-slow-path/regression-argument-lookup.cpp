// To look up the helper's name by an argument would make a class that is only pointed to, and is ill-formed.
// RUN: %check-marks %s --std=c++11
#include <atomic>

struct Guard {
  Guard();
  ~Guard();
};
static std::atomic<bool> done;

struct Incomplete;
template <class Base> struct Derived : Base {};
void use(...);

//+static void pointerSlow(Derived<Incomplete> *p);
//+
void pointer(Derived<Incomplete> *p) {
//   ^ warning: early return of 'pointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  (pointerSlow)(p);
//+}
//+
//+[[gnu::noinline]] static void pointerSlow(Derived<Incomplete> *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ::use(p);
  done.store(true);
}

//+static void referenceToPointerSlow(Derived<Incomplete> *&p);
//+
void referenceToPointer(Derived<Incomplete> *&p) {
//   ^ warning: early return of 'referenceToPointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  (referenceToPointerSlow)(p);
//+}
//+
//+[[gnu::noinline]] static void referenceToPointerSlow(Derived<Incomplete> *&p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ::use(p);
  done.store(true);
}

// Known already, or known not to be defined: an ordinary call.
template <class T> struct Declared;
template <class T> struct Made {};
Made<int> made;
//+static void ordinarySlow(Declared<int> *p, Made<int> *q);
//+
void ordinary(Declared<int> *p, Made<int> *q) {
//   ^ warning: early return of 'ordinary' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  ordinarySlow(p, q);
//+}
//+
//+[[gnu::noinline]] static void ordinarySlow(Declared<int> *p, Made<int> *q) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ::use(p, q);
  done.store(true);
}
