// A friend reaches what its helper would not: members, types, constants, destructors.
// RUN: %check-marks %s --run
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;

class Owner;
class Other {
public:
  int member(Owner &o, int k);
};
class Owner {
  struct Private {
    int z = 3;
  };
  enum { Enumerator = 4 };
  static const int Constant = 5;
  typedef int Typedef;
  int x = 3;
  explicit Owner(int) {}
  ~Owner() {}
  static int function() { return 1; }

  friend int Other::member(Owner &, int);
  friend int namesClass();
  friend int namesConstants();
  friend int namesTypedef();
  friend int destroys();
  friend int namesFunction();
  friend int takes(Private p, int k);
  friend Private returns(int k);
  friend int main();

public:
  using Public = Private;
};

int Other::member(Owner &o, int k) {
//         ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//         ^ note: no fix-it: the slow path uses 'x', to which only the function itself has access, as a friend
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return k;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return o.x + k;
}
int namesClass() {
//  ^ warning: early return of 'namesClass' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'Private', to which only the function itself has access, as a friend
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  Owner::Private p;
  return p.z;
}
int namesConstants() {
//  ^ warning: early return of 'namesConstants' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'Enumerator', to which only the function itself has access, as a friend
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return Owner::Enumerator + Owner::Constant;
}
int namesTypedef() {
//  ^ warning: early return of 'namesTypedef' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'Typedef', to which only the function itself has access, as a friend
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  Owner::Typedef z = 3;
  return z;
}
int destroys() {
//  ^ warning: early return of 'destroys' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses '~Owner', to which only the function itself has access, as a friend
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  Owner owner(3);
//      ^ note: the first object that needs cleanup is declared here
  return 4;
}
int namesFunction() {
//  ^ warning: early return of 'namesFunction' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'Private', to which only the function itself has access, as a friend
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return static_cast<int>(sizeof(Owner::Private)) + Owner::function();
}
Owner::Private returns(int k) {
//             ^ warning: early return of 'returns' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//             ^ note: no fix-it: the slow path uses 'Private', to which only the function itself has access, as a friend
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {k};
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return {};
}
//+static int takesSlow(Owner::Public p, int k);
//+
// The same type by its public name.
int takes(Owner::Public p, int k) {
//  ^ warning: early return of 'takes' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
//+  return takesSlow(p, k);
//+}
//+
//+[[gnu::noinline]] static int takesSlow(Owner::Public p, int k) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return p.z + k;
}

int main() {
  for (int i = 0; i < 2; ++i) {
    Owner owner(1);
    std::printf("%d ", Other().member(owner, 1));
    std::printf("%d %d ", namesClass(), namesConstants());
    std::printf("%d %d ", namesTypedef(), destroys());
    std::printf("%d %d ", namesFunction(), takes(Owner::Private{}, 2));
    std::printf("%d\n", returns(3).z);
    done = true;
  }
}
