// H134 Overloads whose helpers would be one function
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The parameter that tells them apart is not passed on: the second gets a number.
#include "trace.h"

static std::atomic<int> c{0};

//+static void fSlow(char *s);
//+
void f(int k, char *s) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (c.load() > k)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(s);
//+}
//+
//+[[gnu::noinline]] static void fSlow(char *s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::printf("int %c\n", *s);
}
//+static void fSlow2(char *s);
//+
void f(long k, char *s) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (c.load() > k)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow2(s);
//+}
//+
//+[[gnu::noinline]] static void fSlow2(char *s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::printf("long %c\n", *s);
}

struct S {
  int get(char) const;
//+
//+private:
//+  int getSlow() const;
//+
//+public:
  int get(int) const;
//+
//+private:
//+  int getSlow2() const;
//+
//+public:
  template <class T> int get(T *) const;
//+
//+private:
//+  template <class T> [[gnu::noinline]] int getSlow3() const;
};
int S::get(char) const {
//     ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int n = c.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return n;
//+  return getSlow();
//+}
//+
//+[[gnu::noinline]] int S::getSlow() const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return 1;
}
int S::get(int) const {
//     ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int n = c.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return n;
//+  return getSlow2();
//+}
//+
//+[[gnu::noinline]] int S::getSlow2() const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return 2;
}
template <class T> int S::get(T *) const {
//                        ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int n = c.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return n;
//+  return getSlow3<T>();
//+}
//+
//+template <class T> [[gnu::noinline]] int S::getSlow3() const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return 3;
}

int main() {
  char s[] = "x";
  for (int n = 0; n < 2; ++n) {
    c = n * 9;
    f(1, s);
    f(1L, s);
    std::printf("%d %d %d\n", S().get('c'), S().get(1), S().get(s));
  }
}
