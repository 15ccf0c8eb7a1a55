// `_Pragma` in front of a function is no part of its declaration.
// RUN: %check-marks-clang %s
#include <atomic>

struct Guard {
  Guard();
  ~Guard();
};
static std::atomic<bool> done;
void use(int);

_Pragma("clang optimize off")

//+static void fSlow(int n);
//+
void f(int n) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  fSlow(n);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  use(n);
  done.store(true);
}

_Pragma("clang optimize on")
_Pragma("GCC diagnostic push") void h(int n) {
//                                  ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//-
//+_Pragma("GCC diagnostic push") static void hSlow(int n);
//+
//+void h(int n) {
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  hSlow(n);
//+}
//+
//+[[gnu::noinline]] static void hSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  use(n);
  done.store(true);
}
_Pragma("GCC diagnostic pop")
