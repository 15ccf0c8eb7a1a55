// H142 The signature or the braces come from a macro
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

#define DEFINE_HANDLER(name) void name(int a)
DEFINE_HANDLER(f) {
//             ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//             ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

#define BEGIN {
#define END }
void braces(int a) BEGIN
//   ^ warning: early return of 'braces' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
END

#define WHOLE(name)                                                                                \
  void name(int a) {                                                                               \
    if (done.load())                                                                               \
//  ^ note: expanded from macro 'WHOLE'
      return;                                                                                      \
    Guard g;                                                                                       \
//        ^ note: expanded from macro 'WHOLE'
    work(a);                                                                                       \
  }
WHOLE(whole)
//    ^ warning: early return of 'whole' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
// :1: note: the fast path ends at this atomic check; nothing shows how often it is taken
// :1: note: the first object that needs cleanup is declared here
//    ^ note: no fix-it: the function is not plain text of one file, but comes from a macro

#define ARGUMENTS (int a, int b)
int arguments ARGUMENTS {
//  ^ warning: early return of 'arguments' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the signature is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a + b;
}

#define PARAMETER(type, name) type name
int parameter(PARAMETER(int, a)) {
//  ^ warning: early return of 'parameter' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the parameter 'a' comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

// Names and types that macros stand for are kept as they are written.
#define RESULT int
#define INTEGER long
#define NAME(x) x##_v1
#define NOEXCEPT noexcept
//+static RESULT keptSlow(INTEGER a) NOEXCEPT;
//+
RESULT kept(INTEGER a) NOEXCEPT {
//     ^ warning: early return of 'kept' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return keptSlow(a);
//+}
//+
//+[[gnu::noinline]] static RESULT keptSlow(INTEGER a) NOEXCEPT {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return static_cast<RESULT>(a);
}
int NAME(versioned)(int a) {
//  ^ warning: early return of 'versioned_v1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

// An argument of a macro is still text of the file, but not where a fix could go.
#define ONLY_IN_DEBUG(...) __VA_ARGS__
ONLY_IN_DEBUG(void inArgument(int a) {
//                 ^ warning: early return of 'inArgument' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                 ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
})

int main() {
  slowThenFast([] {
    f(1);
    braces(2);
    whole(3);
    std::printf("%d %d %d ", arguments(2, 2), parameter(5), kept(6));
    std::printf("%d\n", versioned_v1(7));
    inArgument(8);
  });
}
