// Pragmas, also as operators: those for diagnostics hold from line to line, others to the end of a block.
// RUN: %check-marks %s --std=c++17 -- -Wno-unknown-pragmas
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;
void work(int);

#define QUIETLY _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wunused-variable\"")
#define LOUDLY _Pragma("GCC diagnostic pop")

//+static int throughMacrosSlow(int n);
//+
int throughMacros(int n) {
//  ^ warning: early return of 'throughMacros' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  QUIETLY
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return throughMacrosSlow(n);
//+}
//+
//+[[gnu::noinline]] static int throughMacrosSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  int unused = 3;
  LOUDLY
  return n;
}

//+static int behindSplitSlow(int n);
//+
int behindSplit(int n) {
//  ^ warning: early return of 'behindSplit' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return behindSplitSlow(n);
//+}
//+
//+[[gnu::noinline]] static int behindSplitSlow(int n) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  int unused = 3;
#pragma GCC diagnostic pop
  return n;
}

//+static int ofALoopSlow(int n);
//+
// A loop's pragma stands with its loop.
int ofALoop(int n) {
//  ^ warning: early return of 'ofALoop' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return ofALoopSlow(n);
//+}
//+
//+[[gnu::noinline]] static int ofALoopSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  int sum = 0;
#pragma GCC unroll 4
  for (int i = 0; i < n; ++i)
    sum += i;
  return sum;
}

//+static int regionsSlow(int n);
//+
// Region markers and messages of editors.
int regions(int n) {
//  ^ warning: early return of 'regions' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
#pragma region fast
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return regionsSlow(n);
//+}
//+
//+[[gnu::noinline]] static int regionsSlow(int n) {
#pragma endregion
#pragma mark - slow
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

// Unknown ones may mean anything.
int unknown(int n) {
//  ^ warning: early return of 'unknown' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: a pragma in the fast path holds for the slow path as well
#pragma vendor exact
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

// Between comment and function: it stays in front of the helper's declaration.
/// Documented.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
//+static int betweenSlow(int n);
//+
int between(int n, int unused) {
//  ^ warning: early return of 'between' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return betweenSlow(n);
//+}
//+
//+[[gnu::noinline]] static int betweenSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
#pragma GCC diagnostic pop

// In a class, in front of the next member.
class Device {
public:
  int open(int n);
//+
//+private:
//+  int openSlow(int n);
//+
//+public:
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
  int close(int n, int unused) { return n; }
#pragma GCC diagnostic pop
};
int Device::open(int n) {
//          ^ warning: early return of 'open' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return openSlow(n);
//+}
//+
//+[[gnu::noinline]] int Device::openSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
