// Macros as parts of the signature, the guard, the body and the braces.
// RUN: %check-marks %s --std=c++17
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;
void work(int);

// A namespace and an attribute by macros.
#define BEGIN_PROJECT namespace project {
#define END_PROJECT }
#define PURE_C extern "C"
#define COLD __attribute__((cold))
BEGIN_PROJECT
//+static int inMacroNamespaceSlow(int n);
//+
COLD int inMacroNamespace(int n) {
//       ^ warning: early return of 'inMacroNamespace' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return inMacroNamespaceSlow(n);
//+}
//+
//+[[gnu::noinline]] static int inMacroNamespaceSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
END_PROJECT
//+static int linkageSlow(int n);
//+
PURE_C int linkage(int n) {
//         ^ warning: early return of 'linkage' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return linkageSlow(n);
//+}
//+
//+[[gnu::noinline]] static int linkageSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

// The guard's `if`, its condition, its braces.
#define IF if
//         ^ note: expanded from macro 'IF'
#define WHEN(c) if (c)
//              ^ note: expanded from macro 'WHEN'
#define UNLESS_DONE if (!done.load())
//                  ^ note: expanded from macro 'UNLESS_DONE'
#define BLOCK_BEGIN {
#define BLOCK_END }
int keyword(int n) {
//  ^ warning: early return of 'keyword' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the guard comes from a macro
  IF (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
int when(int n) {
//  ^ warning: early return of 'when' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the guard comes from a macro
  WHEN(done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
int guardBraces(int n) {
//  ^ warning: early return of 'guardBraces' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the guard comes from a macro
  if (done.load()) BLOCK_BEGIN
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  BLOCK_END
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
void unless(int n) {
//   ^ warning: fast path of 'unless' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//   ^ note: no fix-it: the guard comes from a macro
  UNLESS_DONE {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    work(n);
  }
}
void invertedBraces(int n) {
//   ^ warning: fast path of 'invertedBraces' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//   ^ note: no fix-it: the guard comes from a macro
  if (!done.load()) BLOCK_BEGIN
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    work(n);
  BLOCK_END
}
#define RETURN_DONE return 1
int tail(int n) {
//  ^ warning: fast path of 'tail' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: the return behind the branch comes from a macro
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    work(n);
  }
  RETURN_DONE;
}

// The slow path begins or ends in a macro.
#define LOCKED(m) std::lock_guard<std::mutex> lock(m);
//                                            ^ note: expanded from macro 'LOCKED'
//                                            ^ note: expanded from macro 'LOCKED'
#define FINISH(n) return (n); }
//+static int beginsSlow(int n);
//+
int begins(int n) {
//  ^ warning: early return of 'begins' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return beginsSlow(n);
//+}
//+
//+[[gnu::noinline]] static int beginsSlow(int n) {
  LOCKED(mu)
//^ note: the first object that needs cleanup is declared here
  return n;
}
int ends(int n) {
//  ^ warning: early return of 'ends' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  FINISH(n)

//+static int behindSlow(int n);
//+
// On the guard's line.
int behind(int n) {
//  ^ warning: early return of 'behind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0; LOCKED(mu)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                           ^ note: the first object that needs cleanup is declared here
//-
//+  if (done.load()) return 0; return behindSlow(n);
//+}
//+
//+[[gnu::noinline]] static int behindSlow(int n) {
//+  LOCKED(mu)
  return n;
}

// A parameter and a local that only a macro's own text names.
#define ADD_UP return first + second
//+static int namedSlow(int first, int second);
//+
int named(int first) {
//  ^ warning: early return of 'named' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int second = first * 2;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return namedSlow(first, second);
//+}
//+
//+[[gnu::noinline]] static int namedSlow(int first, int second) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  ADD_UP;
}
#define DECLARE_LOCAL(type, name, value) type name = value
//+static int declaredSlow(int twice);
//+
int declared(int n) {
//  ^ warning: early return of 'declared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  DECLARE_LOCAL(int, twice, n * 2);
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return declaredSlow(twice);
//+}
//+
//+[[gnu::noinline]] static int declaredSlow(int twice) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return twice;
}

// Types, sizes and defaults.
#define SIZE 4
#define CALLBACK(name) int (*name)(int)
#define DEFAULT = 3
int sized(int (&values)[SIZE], int n DEFAULT) {
//  ^ warning: early return of 'sized' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the signature is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return values[0] + n;
}
int callback(CALLBACK(f)) {
//  ^ warning: early return of 'callback' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the parameter 'f' comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return f(1);
}
#define TEMPLATE template <class T>
TEMPLATE int head(T *value) {
//           ^ warning: early return of 'head' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//           ^ note: no fix-it: the signature is not plain text of one file, but comes from a macro
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return sizeof(*value);
}
int useHead(int *value) { return head(value); }
