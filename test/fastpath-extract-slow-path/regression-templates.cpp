// Templates: heads, packs and friends that a helper could lose, and dependent atomics.
// RUN: %check-marks %s --std=c++20 --run --any-fix-text
#include <atomic>
#include <concepts>
#include <cstdio>
#include <tuple>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;

namespace own {
template <class T, class U> concept Same = std::same_as<T, U>;
}

// The qualifier of a concept belongs to the head.
template <std::integral I> int qualifiedConcept(I n) {
//                             ^ warning: early return of 'qualifiedConcept' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return static_cast<int>(n);
}
template <own::Same<int> T> int conceptWithArgument(T t) {
//                              ^ warning: early return of 'conceptWithArgument' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 2;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return t + 1;
}

// Only the second `...` would be a function parameter pack.
template <class... T> int packInType(std::tuple<T...> t) {
//                        ^ warning: early return of 'packInType' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return std::get<0>(t);
}
template <class... T> int packBehindType(const std::tuple<int, T...> &t) {
//                        ^ warning: early return of 'packBehindType' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return std::get<0>(t);
}

// The size of a pack is a use of the pack.
template <class T, class... A> int sizeOfPack(const T &t, A &&...rest) {
//                                 ^ warning: early return of 'sizeOfPack' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return t;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return t + static_cast<int>(sizeof...(rest));
}

// A template whose head is written by a macro.
#define TEMPLATE template <class T>
TEMPLATE int headFromMacro(const T &k) {
//           ^ warning: early return of 'headFromMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//           ^ note: no fix-it: the signature is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return k;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return 2 + k;
}

// A friend as one specialization: the helper is none.
template <class T> class Befriending;
template <class T> int friendSpecialization(Befriending<T> &b, int k);
template <class T> class Befriending {
  int x = 3;
  friend int friendSpecialization<T>(Befriending &, int);
};
template <class T> int friendSpecialization(Befriending<T> &b, int k) {
//                     ^ warning: early return of 'friendSpecialization' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: the function is a friend of 'Befriending', to which the helper may lack access
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return k;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return b.x + k;
}

// std::atomic<T> of a dependent type: T is trivially copyable, whatever it is.
template <class T> struct Dependent {
  std::atomic<T> v{T()};
  T conditionVariable(T k) {
//  ^ warning: early return of 'conditionVariable' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path returns the parameter 'k', which moves it implicitly
    if (T x = v.load(std::memory_order_acquire))
//  ^ note: the fast path ends at this atomic check; the loaded value is returned
      return x;
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    return k;
  }
};
template <class T> T loadedBefore(std::atomic<T> &a, T k) {
//                   ^ warning: early return of 'loadedBefore' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  T v = a.load();
  if (v)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return k;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return v + k;
}
template <class T> T loadedIntoAuto(std::atomic<T> &a, T k) {
//                   ^ warning: early return of 'loadedIntoAuto' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto v = a.load();
  if (v)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return k;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return k + 1;
}

static void all() {
  std::tuple<int, char> t{3, 'a'};
  Befriending<int> b;
  Dependent<int> d;
  std::atomic<long> number{0};
  std::printf("%d %d ", qualifiedConcept(3), conceptWithArgument(1));
  std::printf("%d %d ", packInType(t), packBehindType(t));
  std::printf("%d %d ", sizeOfPack(3, 4, 5), headFromMacro(1));
  std::printf("%d %d ", friendSpecialization(b, 1), d.conditionVariable(2));
  std::printf("%ld %ld\n", loadedBefore(number, 5L), loadedIntoAuto(number, 4L));
}
int main() {
  all();
  done = true;
  all();
}
