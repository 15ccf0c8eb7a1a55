// Pointers to functions and members: all of their type belongs to the parameter.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

struct C {
  int v = 3;
  int get(int n) const {
    return v + n;
  }
};
void hook() noexcept {
  std::puts("hook");
}
void need(void (*f)() noexcept) {
  f();
}
//+static int f1Slow(void (*fp)() noexcept);
//+
static int f1() {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  void (*fp)() noexcept = hook;
  if (done.load()) return fp != nullptr;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f1Slow(fp);
//+}
//+
//+[[gnu::noinline]] static int f1Slow(void (*fp)() noexcept) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  need(fp);
  return 2;
}
//+static int f2Slow(C &c, int (C::*mp)(int) const);
//+
static int f2(C &c) {
//         ^ warning: early return of 'f2' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int (C::*mp)(int) const = &C::get;
  if (done.load()) return mp != nullptr;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow(c, mp);
//+}
//+
//+[[gnu::noinline]] static int f2Slow(C &c, int (C::*mp)(int) const) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return (c.*mp)(4);
}
int main() {
  C c;
  std::printf("%d %d\n", f1(), f2(c));
  done = true;
  std::printf("%d %d\n", f1(), f2(c));
}
