// What shows which side is hot, and the three levels of the option GuardEvidence.
// RUN: %check-marks %s --std=c++20 --any-fix-text --tag=balanced
// RUN: %check-marks %s --std=c++20 --any-fix-text --option=GuardEvidence=Strong
// RUN: %check-marks %s --std=c++20 --any-fix-text --option=GuardEvidence=Balanced --tag=balanced
// RUN: %check-marks %s --std=c++20 --any-fix-text --option=GuardEvidence=Any --tag=balanced --tag=any
#include <atomic>
#include <mutex>

void logLine(const char *);
static std::mutex mu;
static std::atomic<bool> ready, shutdown_, isCancelled, deadline_, closestKnown_, enabled, failed_, initialized;
static std::atomic<int> level, pending_, errors_;
static std::atomic<int *> cached;
static int storage;

// Hot.

int stores() {
//  ^ warning: early return of 'stores' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  ready.store(true);
  return storage;
}

int assigns() {
//  ^ warning: early return of 'assigns' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  ready = true;
  return storage;
}

int checksAgain() {
//  ^ warning: early return of 'checksAgain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready.load(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; the slow path checks the same atomic again
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  if (!ready.load(std::memory_order_relaxed))
    ++storage;
  return storage;
}

int *returnsTheValue() {
//   ^ warning: early return of 'returnsTheValue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int *p = cached.load(std::memory_order_acquire);
  if (p)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return p;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return &storage;
}

int likelyAttribute() {
//  ^ warning: early return of 'likelyAttribute' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready.load()) [[likely]]
//^ note: the fast path ends at this atomic check; the condition is marked likely
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return storage;
}

void notEnabled() {
//   ^ warning: early return of 'notEnabled' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!enabled.load())
//^ note: the fast path ends at this atomic check; {{.+}}
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  ++storage;
}

void nothingPending() {
//   ^ warning: early return of 'nothingPending' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (pending_.load() == 0)
//^ note: the fast path ends at this atomic check; {{.+}}
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  ++storage;
}

// Unknown.

int nothingShows() {
//  ^ warning(balanced): early return of 'nothingShows' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (level.load() > 3)
//^ note(balanced): the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(balanced): the first object that needs cleanup is declared here
  return storage;
}

int wholeWordsOnly() {
//  ^ warning(balanced): early return of 'wholeWordsOnly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (deadline_.load() || closestKnown_.load())
//^ note(balanced): the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(balanced): the first object that needs cleanup is declared here
  return storage;
}

int severalStatements(int n) {
//  ^ warning(balanced): early return of 'severalStatements' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready.load()) {
//^ note(balanced): the fast path ends at this atomic check; {{.+}}
    n += 3;
    storage = n;
    return n;
  }
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(balanced): the first object that needs cleanup is declared here
  ready.store(true);
  return storage;
}

int nothingFailed() {
//  ^ warning(balanced): early return of 'nothingFailed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!failed_.load())
//^ note(balanced): the fast path ends at this atomic check; {{.+}}
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(balanced): the first object that needs cleanup is declared here
  return storage;
}

// Cold.

int coldName() {
//  ^ warning(any): early return of 'coldName' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (shutdown_.load())
//^ note(any): the fast path ends at this atomic check; {{.+}}
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  return storage;
}

int coldWordInName() {
//  ^ warning(any): early return of 'coldWordInName' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (isCancelled.load())
//^ note(any): the fast path ends at this atomic check; {{.+}}
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  return storage;
}

int coldNameWins() {
//  ^ warning(any): early return of 'coldNameWins' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (shutdown_.load())
//^ note(any): the fast path ends at this atomic check; {{.+}}
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  shutdown_.store(true);
  return storage;
}

int unlikelyAttribute() {
//  ^ warning(any): early return of 'unlikelyAttribute' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready.load()) [[unlikely]]
//^ note(any): the fast path ends at this atomic check; {{.+}}
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  ready.store(true);
  return storage;
}

int expectedFalse() {
//  ^ warning(any): early return of 'expectedFalse' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__builtin_expect(ready.load(), 0))
//^ note(any): the fast path ends at this atomic check; {{.+}}
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  return storage;
}

int errorWhenNotInitialized() {
//  ^ warning(any): early return of 'errorWhenNotInitialized' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!initialized.load())
//^ note(any): the fast path ends at this atomic check; {{.+}}
    return -1;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  return storage;
}

// A bail-out that calls out has no frameless path, whatever the level.
int logs() {
  if (level.load() > 2) {
    logLine("level");
    return 0;
  }
  std::lock_guard<std::mutex> lock(mu);
  return storage;
}
