// What may stand on the fast path: other early returns, cheap statements, assertions.
// RUN: %check-marks %s --any-fix-text
#include <atomic>
#include <mutex>

[[noreturn]] void fail(const char *file, int line, const char *text);
#define ASSERT(condition) ((condition) ? void() : fail(__FILE__, __LINE__, #condition))
#define LOG_IF_WRONG(condition) if (__builtin_expect(!(condition), 0)) logLine(#condition)
void logLine(const char *);
int opaque(int);
static inline int twice(int n) { return n * 2; }

static std::mutex mu;
static std::atomic<bool> flag, other;
static std::atomic<int> number, hits;

int plainReturnBefore(int n) {
//  ^ warning: early return of 'plainReturnBefore' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (n == 0)
    return 1;
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

int trivialDeclarations(int n) {
//  ^ warning: early return of 'trivialDeclarations' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const int doubled = n * 2;
  int seen = number.load();
  seen += doubled;
  if (seen > 10)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return seen;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return doubled;
}

int inlinedCall(int n) {
//  ^ warning: early return of 'inlinedCall' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int doubled = twice(n);
  if (number.load() > doubled)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return doubled;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return doubled;
}

int assertion(int n) {
//  ^ warning: early return of 'assertion' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  ASSERT(n > 0);
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

int unlikelyLog(int n) {
//  ^ warning: early return of 'unlikelyLog' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  LOG_IF_WRONG(n > 0);
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

int countedHit(int n) {
//  ^ warning: early return of 'countedHit' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load()) {
//^ note: the fast path ends at this atomic check; {{.+}}
    hits.fetch_add(1, std::memory_order_relaxed);
    return n;
  }
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

int lastGuard(int n) {
//  ^ warning: early return of 'lastGuard' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (other.load())
    return 0;
  if (int seen = number.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return seen;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

int statementsBeforeTheObject(int n) {
//  ^ warning: early return of 'statementsBeforeTheObject' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int k = opaque(n);
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return k;
}

int opaqueBetween(int n) {
//  ^ warning: early return of 'opaqueBetween' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int k = opaque(n);
  if (other.load())
    return k;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return k;
}

int recheckUnderTheLock(int n) {
//  ^ warning: early return of 'recheckUnderTheLock' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; the slow path checks the same atomic again
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  if (flag.load(std::memory_order_relaxed))
    return 0;
  return opaque(n);
}
