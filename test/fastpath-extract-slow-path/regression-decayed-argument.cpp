// Arrays and functions as template arguments.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

template <class T> struct Id {
  using type = T;
};
template <class T> int f1(typename Id<T>::type t) {
//                     ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: an array or a function is passed as 't'
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t[1];
}
template <class T> int f2(typename Id<T>::type t) {
//                     ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: an array or a function is passed as 't'
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t(1);
}
template <class T> int f3(typename Id<T>::type t) {
//                     ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: the slow path returns the parameter 't', which moves it implicitly
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t;
}
static int id(int x) {
  return x;
}
int main() {
  int a[3] = {1, 2, 3};
  int z = 3;
  std::printf("%d %d %d %d %d\n", f1<int[3]>(a), f2<int(int)>(id), f3<int &>(z), f3<int &&>(4),
              f3<const int>(4));
}
