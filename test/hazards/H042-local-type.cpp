// H042 Local type, alias or enumeration used later
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// An alias or enumeration is repeated, unless it would be left unused in the fast path. A class would
// become two, with everything that belongs to it.
#include "trace.h"
#include <string>

void f() {
//   ^ warning: early return of 'f' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path uses the type 'T', which is declared inside the function
  struct T {
    int x;
  };
  using S = std::string;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  T t{1};
  S s;
  work(t.x + static_cast<int>(s.size()));
}

//+static int enumerationSlow();
//+
int enumeration() {
//  ^ warning: early return of 'enumeration' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  enum E { A, B };
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return A;
//+  return enumerationSlow();
//+}
//+
//+[[gnu::noinline]] static int enumerationSlow() {
//+  enum E { A, B };
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return B + 1;
}

template <class T> int &counter() {
  static int n = 2;
  return n;
}

int twoClasses() {
//  ^ warning: early return of 'twoClasses' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: {{.*'T'.*}}
  struct T {};
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return counter<T>();
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return ++counter<T>();
}

// An object of such a type cannot be passed.
int object(int n) {
//  ^ warning: early return of 'object' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the type of the local 't' cannot be spelled where the helper is declared
  struct T {
    int x;
  } t{n};
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return t.x;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t.x + 1;
}

int alias(int n) {
//  ^ warning: early return of 'alias' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: 'Key' is declared in the fast path, but used in the slow path only
  using Key = unsigned long;
  typedef int Value;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  Key key = 3;
  return static_cast<Value>(key) + n;
}

//+static int fastOnlySlow(int n);
//+
// Not needed by the slow path, or by it alone.
int fastOnly(int n) {
//  ^ warning: early return of 'fastOnly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  struct T {
    int x;
  };
  using Wide = long;
  if (T t{n}; done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return static_cast<int>(Wide{t.x});
//+  return fastOnlySlow(n);
//+}
//+
//+[[gnu::noinline]] static int fastOnlySlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int slowOnlySlow(int n);
//+
int slowOnly(int n) {
//  ^ warning: early return of 'slowOnly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return slowOnlySlow(n);
//+}
//+
//+[[gnu::noinline]] static int slowOnlySlow(int n) {
  struct T {
    int x;
  };
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return T{n}.x;
}

int main() {
  slowThenFast([] {
    f();
    std::printf("%d %d\n", enumeration(), alias(4));
    std::printf("%d %d\n", twoClasses(), object(7));
    std::printf("%d %d\n", fastOnly(5), slowOnly(6));
  });
}
