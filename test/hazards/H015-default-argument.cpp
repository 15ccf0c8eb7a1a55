// H015 Default argument
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Said twice it would be an error; the helper is always called with every argument.
#include "trace.h"

//+static void fSlow(int a);
//+
void f(int a = 3) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

// With commas and brackets of its own, and with no space around.
static int one(int n) { return n; }
struct Pair {
  int a, b;
};
template <int A, int B> constexpr int less() { return A < B; }

//+static int severalSlow(int a, Pair p, int c, int (*call)(int));
//+
int several(int a=one(1), Pair p = {2, 3}, int c = less<4, (5 > 3)>(),
//  ^ warning: early return of 'several' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
            int (*call)(int) = [](int n) { return n; }) {
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return severalSlow(a, p, c, call);
//+}
//+
//+[[gnu::noinline]] static int severalSlow(int a, Pair p, int c, int (*call)(int)) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + p.a + p.b + call(c);
}

// In the class only, and in the class as well as in the definition.
struct Options {
  int set(int a, int b = 7);
//+
//+private:
//+  int setSlow(int a, int b);
//+
//+public:
  int both(int a = 1, int = 8) {
//    ^ warning: early return of 'both' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return a;
//+    return bothSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int bothSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a * 100;
  }
};
int Options::set(int a = 6, int b) {
//           ^ warning: early return of 'set' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return setSlow(a, b);
//+}
//+
//+[[gnu::noinline]] int Options::setSlow(int a, int b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a * 10 + b;
}

//+template <class T> [[gnu::noinline]] T inTemplateSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t);
//+
template <class T> T inTemplate(T t = T(), int = sizeof(T)) {
//                   ^ warning: early return of 'inTemplate' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return t;
//+  return inTemplateSlow<T>(t);
//+}
//+
//+template <class T> [[gnu::noinline]] T inTemplateSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t + 1;
}

// What only a default argument uses, the helper does not.
class Secret {
  static constexpr int value = 9;
  friend int useSecret(int a, int b);
};
//+static int useSecretSlow(int b);
//+
int useSecret(int a, int b = Secret::value + sizeof(a)) {
//  ^ warning: early return of 'useSecret' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a;
//+  return useSecretSlow(b);
//+}
//+
//+[[gnu::noinline]] static int useSecretSlow(int b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return b + 1;
}

int main() {
  slowThenFast([] {
    f();
    f(4);
    std::printf("%d %d\n", several(), several(9, {1, 1}));
    std::printf("%d %d %d\n", Options().set(), Options().both(), Options().both(2));
    std::printf("%d %ld\n", inTemplate<int>(), inTemplate(5L));
    std::printf("%d\n", useSecret(1));
  });
}
