// H163 std::source_location::current() and __builtin_FUNCTION
// REQUIRES: llvm-15-or-newer
// RUN: %check-marks %s --run --std=c++20 -- -I%S/Inputs
// A default argument is evaluated where the call is, in the helper.
#include "trace.h"
#include <source_location>

void log(std::source_location where = std::source_location::current()) { std::puts(where.function_name()); }
void logBuiltin(const char *function = __builtin_FUNCTION()) { std::puts(function); }
void logLine(int line = __builtin_LINE(), const char *file = __builtin_FILE()) { std::printf("%d %d\n", line > 0, *file); }

void f() {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path asks for the name of its function
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  log();
}

void builtin() {
//   ^ warning: early return of 'builtin' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path asks for the name of its function
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  logBuiltin();
}

void explicitly() {
//   ^ warning: early return of 'explicitly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path asks for the name of its function
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto where = std::source_location::current();
  std::printf("%s\n", where.function_name());
}

//+static void lineSlow();
//+
// The line is where it was, or thereabouts.
void line() {
//   ^ warning: early return of 'line' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  lineSlow();
//+}
//+
//+[[gnu::noinline]] static void lineSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  logLine();
}

//+static void givenSlow(std::source_location where);
//+
// Given one, the call asks for nothing.
void given(std::source_location where) {
//   ^ warning: early return of 'given' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  givenSlow(where);
//+}
//+
//+[[gnu::noinline]] static void givenSlow(std::source_location where) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  log(where);
}

int main() {
  slowThenFast([] {
    f();
    builtin();
    explicitly();
    line();
    given(std::source_location::current());
  });
}
