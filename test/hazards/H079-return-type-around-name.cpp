// H079 Return type that wraps the name
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The name stands inside the return type: only it and the parameters are replaced.
#include "trace.h"

static int rows[2][4];

//+static int (*fSlow(int a))[4];
//+
int (*f(int a))[4] {
//    ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] static int (*fSlow(int a))[4] {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
  return rows + 1;
}

//+static int (&arraySlow(int a))[4];
//+
int (&array(int a))[4] {
//    ^ warning: early return of 'array' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return rows[0];
//+  return arraySlow(a);
//+}
//+
//+[[gnu::noinline]] static int (&arraySlow(int a))[4] {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  rows[1][0] = a;
  return rows[1];
}

//+static void (*callbackSlow(const char *text))(int);
//+
void (*callback(const char *text, int))(int) {
//     ^ warning: early return of 'callback' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return callbackSlow(text);
//+}
//+
//+[[gnu::noinline]] static void (*callbackSlow(const char *text))(int) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::puts(text);
  return work;
}

class S {
public:
  int(*member(int a) const)[4];
//+
//+private:
//+  int(*memberSlow(int a) const)[4];
//+
//+public:
  template <class T> T (*generic(T a))(T) {
//                       ^ warning: early return of 'generic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return nullptr;
//+    return genericSlow<T>(a);
//+  }
//+
//+private:
//+  template <class T> [[gnu::noinline]] T (*genericSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a))(T) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
    return [](T t) { return t + 1; };
  }

private:
  int S::*pointer(int a) noexcept;
//+  int S::*pointerSlow(int a) noexcept;
  int value = 5;
  friend int main();
};

int(*S::member(int a) const)[4] {
//      ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return memberSlow(a);
//+}
//+
//+[[gnu::noinline]] int(*S::memberSlow(int a) const)[4] {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(value + a);
  return rows;
}

int S::*S::pointer(int a) noexcept {
//         ^ warning: early return of 'pointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return pointerSlow(a);
//+}
//+
//+[[gnu::noinline]] int S::*S::pointerSlow(int a) noexcept {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
  return &S::value;
}

int main() {
  S s;
  slowThenFast([&] {
    std::printf("%d %d\n", f(1) == rows + 1, array(2)[0]);
    if (auto *call = callback("callback", 3))
      call(4);
    std::printf("%d\n", s.member(5) == rows);
    if (auto *call = s.generic(6))
      work(call(7));
    if (auto pointer = s.pointer(8))
      work(s.*pointer);
  });
}
