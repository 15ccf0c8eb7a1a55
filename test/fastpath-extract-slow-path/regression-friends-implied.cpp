// Access as a friend that no name in the slow path shows.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

class P {
  ~P() {
    std::puts("~P");
  }
  friend int f1();
};
int f1() {
//  ^ warning: early return of 'f1' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses '~P', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  P p;
  return 1;
}
struct B {
  int pub = 4;
  virtual int vf() {
    return 6;
  }
};
class D : B {
  friend int f2(D &);
  friend int f3(D &);
  friend int f4(D *);
};
int f2(D &d) {
//  ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'B', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return d.pub;
}
int f3(D &d) {
//  ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'B', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  B &b = d;
  return b.pub;
}
int f4(D *d) {
//  ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'B', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  B *b = static_cast<B *>(d);
  return b->vf();
}
class A {
  template <class T> using Ptr = T *;
  int x = 3, y = 4;
  friend int f5();
  friend int f6(A);
  friend int f7(A *);
  ~A() = default;

public:
};
int f5() {
//  ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'Ptr', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  A::Ptr<int> p = nullptr;
  return p == nullptr;
}
int f7(A *a) {
//  ^ warning: early return of 'f7' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses '~A', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  delete a;
  return 3;
}
class S {
  int x = 3, y = 4;
  friend int f8(S);
};
int f8(S s) {
//  ^ warning: early return of 'f8' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'x', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto [a, b] = s;
  return a + b;
}
class N {
  static void *operator new(std::size_t n) {
    return ::operator new(n);
  }

public:
  static void operator delete(void *p) {
    ::operator delete(p);
  }
  friend int f9();
};
int f9() {
//  ^ warning: early return of 'f9' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'operator new', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  N *n = new N;
  delete n;
  return 1;
}
class R {
  template <class T> struct In {
    T t;
  };
  friend int f10();
};
int f10() {
//  ^ warning: early return of 'f10' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'In', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  R::In<int> n{3};
  return n.t;
}
class V {
  template <class T> static constexpr int k = 3;
  friend int f11();
  template <class T> static int fn(T t) {
    return t;
  }
};
int f11() {
//  ^ warning: early return of 'f11' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'k', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return V::k<int> + V::fn(3) + V::fn<long>(4);
}
class W {
  enum E { Q = 3 };
  int z = 4;
  friend int f12();
};
int f12() {
//  ^ warning: early return of 'f12' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'z', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  int W::*p = &W::z;
  return p != nullptr;
}
class X {
  friend int f13();
  struct H {
    int a = 0;
  };

public:
  static H make() {
    return {};
  }
};
int f13() {
//  ^ warning: early return of 'f13' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path uses 'H', to which only the function itself has access, as a friend
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto h = X::make();
  return h.a + sizeof(X::H);
}
int main() {
  D d;
  std::printf("%d %d %d %d %d %d %d %d\n", f1(), f2(d), f3(d), f4(&d), f5(), f7(nullptr), f8(S()),
              f9());
  std::printf("%d %d %d %d\n", f10(), f11(), f12(), f13());
}
