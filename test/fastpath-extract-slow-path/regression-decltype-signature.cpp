// The declared type of a parameter in the signature is a reference in the helper's.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>
#include <string>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

struct C {
  auto f1(std::string a) -> decltype(a);
  auto f2(std::string a) -> decltype(a) {
    if (done.load()) return a;
    Guard g;
    std::string r = "looooooooooooooooooooooooooooong" + a;
    return r;
  }
};
auto C::f1(std::string a) -> decltype(a) {
  if (done.load()) return a;
  Guard g;
  std::string r = "looooooooooooooooooooooooooooong" + a;
  return r;
}
template <class T> struct D {
  auto f3(T a) -> decltype(a) {
//     ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: the slow path takes the declared type of 'a', which the helper gets by reference
    if (done.load()) return a;
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    T r = "looooooooooooooooooooooooooooong" + a;
    return r;
  }
};
int main() {
  C c;
  std::puts(c.f1("x").c_str());
  std::puts(c.f2("x").c_str());
  D<std::string> d;
  std::puts(d.f3("x").c_str());
}
