// H008 Rvalue-reference parameter
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A named rvalue reference is an lvalue and does not bind to another one; the cast makes no object
// and needs no include.
#include "trace.h"
#include <utility>

//+static void fSlow(Traced &&s);
//+
void f(Traced &&s) {
//   ^ warning: early return of 'f' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(static_cast<Traced &&>(s));
//+}
//+
//+[[gnu::noinline]] static void fSlow(Traced &&s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  Traced taken(std::move(s));
  work(taken.value);
}

struct Sink {
  int put(const Traced &&c, int &&n, int (&&array)[2]) &&;
//+
//+private:
//+  int putSlow(const Traced &&c, int &&n, int (&&array)[2]);
};

int Sink::put(const Traced &&c, int &&n, int (&&array)[2]) && {
//        ^ warning: early return of 'put' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return putSlow(static_cast<const Traced &&>(c), static_cast<int &&>(n), static_cast<decltype(array) &&>(array));
//+}
//+
//+[[gnu::noinline]] int Sink::putSlow(const Traced &&c, int &&n, int (&&array)[2]) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  array[0] += n;
  return array[0] + c.value;
}

// Not a forwarding reference: the class's template argument is fixed.
template <class T> struct Queue {
  void push(T &&t) {
//     ^ warning: early return of 'push' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return;
//+    pushSlow(static_cast<T &&>(t));
//+  }
//+
//+private:
//+  [[gnu::noinline]] void pushSlow(T &&t) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    T taken(std::move(t));
    work(taken.value);
  }
};

int main() {
  Traced t(1);
  slowThenFast([&] {
    f(std::move(t));
    work(t.value);
    std::printf("%d\n", Sink().put(Traced(2), 3, {4, 5}));
    Queue<Traced>().push(6);
  });
}
