// H039 Static local inside the slow part
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// It moves with the text; there is still one, or one for each instance.
#include "trace.h"

//+static int &fSlow();
//+
inline int &f() {
//          ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  static int x;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return x;
//+  return fSlow();
//+}
//+
//+[[gnu::noinline]] static int &fSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static int n;
  return ++n;
}

//+static int initializedSlow();
//+
static int initialized() {
//         ^ warning: early return of 'initialized' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return initializedSlow();
//+}
//+
//+[[gnu::noinline]] static int initializedSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static Traced once(1);
  thread_local int calls = 10;
  return ++once.value + ++calls;
}

template <class T> struct Counter {
  T next();
//+
//+private:
//+  T nextSlow();
};
template <class T> T Counter<T>::next() {
//                               ^ warning: early return of 'next' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return nextSlow();
//+}
//+
//+template <class T> [[gnu::noinline]] T Counter<T>::nextSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static T last = sizeof(T);
  return ++last;
}

int main() {
  std::printf("%d %d\n", ++f(), ++f());
  std::printf("%ld %d\n", Counter<long>().next(), Counter<char>().next());
  slowThenFast([] {
    std::printf("%d %d\n", f(), initialized());
    std::printf("%ld %d\n", Counter<long>().next(), Counter<char>().next());
  });
}
