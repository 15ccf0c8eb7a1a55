// H004 By-value class parameter returned or thrown in the slow path
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// `return p` moves a parameter. From the reference that the helper would get it would copy, or not
// compile.
#include "trace.h"
#include <memory>

std::unique_ptr<int> f(std::unique_ptr<int> p) {
//                   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                   ^ note: no fix-it: the slow path returns the parameter 'p', which moves it implicitly
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return p;
}

std::unique_ptr<int> parenthesized(std::unique_ptr<int> p, bool second) {
//                   ^ warning: early return of 'parenthesized' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                   ^ note: no fix-it: the slow path returns the parameter 'p', which moves it implicitly
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  if (second)
    return (p);
  return nullptr;
}

// Whether this moves depends on the type that it is instantiated with.
template <class T> T inTemplate(T p) {
//                   ^ warning: early return of 'inTemplate' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                   ^ note: no fix-it: the slow path returns the parameter 'p', which moves it implicitly
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return T();
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return p;
}

void thrown(Traced p) {
//   ^ warning: early return of 'thrown' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path throws the parameter 'p', which moves it implicitly
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  throw p;
}

// The return converts: the parameter is moved into the result all the same.
std::shared_ptr<int> converted(std::unique_ptr<int> p) {
//                   ^ warning: early return of 'converted' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                   ^ note: no fix-it: the slow path returns the parameter 'p', which moves it implicitly
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return p;
}

//+static std::unique_ptr<int> movedSlow(std::unique_ptr<int> &p);
//+
// An explicit move, a member and another object: nothing implicit here.
std::unique_ptr<int> moved(std::unique_ptr<int> p) {
//                   ^ warning: early return of 'moved' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return movedSlow(p);
//+}
//+
//+[[gnu::noinline]] static std::unique_ptr<int> movedSlow(std::unique_ptr<int> &p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return std::move(p);
}

//+static int memberSlow(Traced &p);
//+
int member(Traced p) {
//  ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow(p);
//+}
//+
//+[[gnu::noinline]] static int memberSlow(Traced &p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return p.value;
}

//+static const char *trivialSlow(const char *p);
//+
// What is copied by value anyway has nothing to move.
const char *trivial(const char *p) {
//          ^ warning: early return of 'trivial' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return p;
//+  return trivialSlow(p);
//+}
//+
//+[[gnu::noinline]] static const char *trivialSlow(const char *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return p;
}

int main() {
  slowThenFast([] {
    auto make = [] { return std::make_unique<int>(1); };
    std::printf("%d %d\n", f(make()) != nullptr, parenthesized(make(), true) != nullptr);
    std::printf("%d %d\n", inTemplate(2), inTemplate(make()) != nullptr);
    try {
      thrown(3);
    } catch (const Traced &t) {
      std::printf("caught %d\n", t.value);
    }
    std::printf("%d %d\n", converted(make()) != nullptr, moved(make()) != nullptr);
    std::printf("%d %s\n", member(6), trivial("7"));
  });
}
