// H005 decltype or typeof of a by-value class parameter
// RUN: %check-marks %s --run --std=gnu++17 -- -I%S/Inputs
// In the helper the parameter is a reference, and decltype says so.
#include "trace.h"
#include <string>
#include <typeinfo>

void f(std::string s) {
//   ^ warning: early return of 'f' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path takes the declared type of 's', which the helper gets by reference
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  decltype(s) t = s;
  t += 'x';
  std::printf("%s %s\n", s.c_str(), t.c_str());
}

template <class T> void pass(T t) {
//                      ^ warning: early return of 'pass' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                      ^ note: no fix-it: the slow path takes the declared type of 't', which the helper gets by reference
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  decltype(t) copy(t);
  work(copy.value);
}

//+static void sameSlow(std::string &s, int n, Traced &r);
//+
// decltype of a parameter that is handed over as it is, or of an expression, says the same in the
// helper; and typeof, sizeof and typeid see through references.
void same(std::string s, int n, Traced &r) {
//   ^ warning: early return of 'same' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  sameSlow(s, n, r);
//+}
//+
//+[[gnu::noinline]] static void sameSlow(std::string &s, int n, Traced &r) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  decltype(n) m = n + 1;
  decltype(r) again = r;
  decltype((s)) reference = s;
  decltype(s.size()) size = s.size();
  __typeof__(m) k = m;
  reference += 'y';
  std::printf("%s %d %d %d %d\n", s.c_str(), k, again.value, static_cast<int>(size),
              typeid(s) == typeid(std::string) && sizeof(s) == sizeof(std::string));
}

int main() {
  Traced t(1);
  slowThenFast([&] {
    f("a");
    pass(t);
    same("b", 2, t);
  });
}
