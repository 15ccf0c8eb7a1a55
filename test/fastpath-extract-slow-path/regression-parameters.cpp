// Parameters: addresses that get away, macros and directives among them.
// RUN: %check-marks %s --run --any-fix-text
#include <atomic>
#include <cstdio>
#include <string>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;

//+static int returnedByALambdaSlow(std::string &p);
//+
// What a lambda returns is its own copy.
int returnedByALambda(std::string p) {
//  ^ warning: early return of 'returnedByALambda' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return returnedByALambdaSlow(p);
//+}
//+
//+[[gnu::noinline]] static int returnedByALambdaSlow(std::string &p) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  auto copy = [p] { return p; };
  return static_cast<int>(copy().size());
}

// Silent: the address of a by-value parameter is kept by who was handed it.
static int *saved;
static inline void track(int *p) { saved = p; }
int addressKept(int n) {
  track(&n);
  if (done.load())
    return n;
  Guard guard;
  n = 4;
  return *saved;
}
struct Registry {
  int *p = nullptr;
  void add(int &r) { p = &r; }
};
static Registry registry;
int referenceKept(int n) {
  registry.add(n);
  if (done.load())
    return n;
  Guard guard;
  n = 4;
  return *registry.p;
}
int referenceKeptInALocal(int n) {
  Registry local;
  local.add(n);
  if (done.load())
    return n;
  Guard guard;
  n = 4;
  return *local.p;
}

// Both the parameter and a pointer to it cross the split.
int pointerToParameter(int n) {
//  ^ warning: early return of 'pointerToParameter' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the local 'r' may refer to 'n', of which the helper gets a copy
  int *r = &n;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  *r = 4;
  return n;
}

// Macros that are more, or other, than one word of a parameter.
#define TWO int a, int b
int twoInAMacro(TWO) {
//  ^ warning: early return of 'twoInAMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the parameter 'b' comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return a;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return b;
}
#define PARAMETER(type, name) type name
int typeAndNameInAMacro(PARAMETER(int, a), PARAMETER(std::string, b)) {
//  ^ warning: early return of 'typeAndNameInAMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the parameter 'a' comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return a + static_cast<int>(b.size());
}
#define EQUALS =
int defaultBehindAMacro(int k EQUALS 3) {
//  ^ warning: early return of 'defaultBehindAMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the signature is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return k;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return 2 + k;
}

int directiveBetween(int x
//  ^ warning: early return of 'directiveBetween' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the signature contains a preprocessor directive
#ifdef NEVER_DEFINED
                     , int y
#endif
) {
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return x;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return x + 1;
}

static void all() {
  std::printf("%d ", returnedByALambda("abc"));
  std::printf("%d ", addressKept(1));
  std::printf("%d ", referenceKept(1));
  std::printf("%d ", referenceKeptInALocal(1));
  std::printf("%d ", pointerToParameter(1));
  std::printf("%d %d ", twoInAMacro(1, 2), typeAndNameInAMacro(1, "a"));
  std::printf("%d %d\n", defaultBehindAMacro(), directiveBetween(1));
}
int main() {
  all();
  done = true;
  all();
}
