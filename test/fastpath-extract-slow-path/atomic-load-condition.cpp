// Where a load may stand: locals, initialisers, and what conditions are made of.
// RUN: %check-marks %s --std=c++17 --any-fix-text
#include <atomic>
#include <mutex>

#define USUALLY(condition) __builtin_expect(!!(condition), 1)

static std::mutex mu;
static std::atomic<int> state;
static std::atomic<bool> flag, other;
constexpr int kDone = 4;

int local() {
//  ^ warning: early return of 'local' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int seen = state.load();
  if (seen == kDone)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int localOfAComparison() {
//  ^ warning: early return of 'localOfAComparison' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const bool enough = state.load() >= kDone;
  if (enough)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int initStatement() {
//  ^ warning: early return of 'initStatement' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int seen = state.load(); seen > kDone)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int conditionVariable() {
//  ^ warning: early return of 'conditionVariable' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int seen = state.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return seen;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int mask() {
//  ^ warning: early return of 'mask' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (state.load() & kDone)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int maskOfBits() {
//  ^ warning: early return of 'maskOfBits' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if ((state & (kDone | 1)) == (kDone | 1))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int conjunction(bool wanted) {
//  ^ warning: early return of 'conjunction' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (wanted && flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int disjunction(const char *name) {
//  ^ warning: early return of 'disjunction' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (name == nullptr || flag)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return *name;
}

int castAndParentheses() {
//  ^ warning: early return of 'castAndParentheses' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (static_cast<bool>((state.load())))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int expectedByBuiltin() {
//  ^ warning: early return of 'expectedByBuiltin' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__builtin_expect(flag.load(), 1))
//^ note: the fast path ends at this atomic check; the condition is marked likely
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int expectedByMacro() {
//  ^ warning: early return of 'expectedByMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (USUALLY(state.load() > 1))
//^ note: the fast path ends at this atomic check; the condition is marked likely
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int assignedInCondition() {
//  ^ warning: early return of 'assignedInCondition' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int seen;
  if ((seen = state.load()) > kDone)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return seen;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return seen;
}

int assignedInMacro() {
//  ^ warning: early return of 'assignedInMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int seen;
  if (USUALLY((seen = state.load()) != 0))
//^ note: the fast path ends at this atomic check; the condition is marked likely
    return seen;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return seen;
}

// Behind `&&` it may not be assigned: the helper cannot get it.
int assignedPerhaps(bool wanted) {
//  ^ warning: early return of 'assignedPerhaps' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the local 'seen' may be uninitialized at the split
  int seen;
  if (wanted && (seen = state.load()) > kDone)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return wanted ? seen : 0;
}

int ternary(bool wanted) {
//  ^ warning: early return of 'ternary' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const bool seen = wanted ? flag.load() : false;
  if (seen)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int several(int n, bool wanted) {
//  ^ warning: early return of 'several' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load() && !other && n > state.load(std::memory_order_relaxed) && wanted)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}

int chainOfLocals() {
//  ^ warning: early return of 'chainOfLocals' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int seen = state.load();
  seen &= ~kDone;
  const bool enough = seen > 1;
  if (enough)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}
