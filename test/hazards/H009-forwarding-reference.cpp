// H009 Forwarding reference
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Deduced again from the parameter's name it would be an lvalue reference, and every move a copy.
#include "trace.h"
#include <utility>

template <class T> static void store(T &&t) {
  Traced stored(std::forward<T>(t));
  work(stored.value);
}

//+template <class T> [[gnu::noinline]] void fSlow(T &&t);
//+
template <class T> void f(T &&t) {
//                      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow<T>(static_cast<T &&>(t));
//+}
//+
//+template <class T> [[gnu::noinline]] void fSlow(T &&t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  store(std::forward<T>(t));
}

struct Queue {
  template <class T, class U> int push(T &&t, U &&u) {
//                                ^ warning: early return of 'push' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return pushSlow<T, U>(static_cast<T &&>(t), static_cast<U &&>(u));
//+  }
//+
//+private:
//+  template <class T, class U> [[gnu::noinline]] int pushSlow(T &&t, U &&u) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    store(std::forward<T>(t));
    return std::forward<U>(u);
  }
};

template <class Box> struct Shelf {
  template <class T> void put(T &&t);
//+
//+private:
//+  template <class T> [[gnu::noinline]] void putSlow(T &&t);
};
template <class Box> template <class T> void Shelf<Box>::put(T &&t) {
//                                                       ^ warning: early return of 'put' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  putSlow<T>(static_cast<T &&>(t));
//+}
//+
//+template <class Box> template <class T> [[gnu::noinline]] void Shelf<Box>::putSlow(T &&t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  Box box(std::forward<T>(t));
  work(box.value);
}

int main() {
  Traced t(1);
  const Traced constant(2);
  slowThenFast([&] {
    f(t);
    f(constant);
    f(Traced(3));
    std::printf("%d\n", Queue().push(std::move(t), 4));
    Shelf<Traced>().put(constant);
    Shelf<Traced>().put(Traced(5));
  });
}
