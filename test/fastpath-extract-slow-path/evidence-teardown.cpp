// What looks like evidence and is none: closing, counting down, waiting for a start.
// RUN: %check-marks %s --any-fix-text --tag=balanced
// RUN: %check-marks %s --any-fix-text --option=GuardEvidence=Strong
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<int> state, readers;
static std::atomic<void *> handle;
static std::atomic<bool> initialized, done;
static int progress, total;

// A store of zero by a function that tears down publishes nothing.
bool unload() {
//   ^ warning(balanced): early return of 'unload' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!handle.load())
//^ note(balanced): the fast path ends at this atomic check; nothing shows how often it is taken
    return false;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(balanced): the first object that needs cleanup is declared here
  handle.store(nullptr);
  return true;
}
void reset() {
//   ^ warning(balanced): fast path of 'reset' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (state.load() == 2) {
//^ note(balanced): the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note(balanced): the first object that needs cleanup is declared here
    ++progress;
    state.store(0);
  }
}
// The same by another function does.
void flush() {
//   ^ warning: fast path of 'flush' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (state.load() == 2) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    ++progress;
    state.store(0);
  }
}

// What the function itself has changed before is no check.
void leave() {
  readers.fetch_sub(1);
  if (readers.load() != 0)
    return;
  std::lock_guard<std::mutex> lock(mu);
  ++progress;
}
void leaveByOperator() {
  readers++;
  if (readers.load() != 0)
    return;
  std::lock_guard<std::mutex> lock(mu);
  ++progress;
}

// Cold: it answers for something that has not started yet.
bool notYetInitialized(int &done_part, int &whole) {
  if (!initialized) {
    done_part = 0;
    whole = total;
    return true;
  }
  std::lock_guard<std::mutex> lock(mu);
  done_part = progress;
  whole = total;
  return true;
}
bool notYetInitializedShort() {
//   ^ warning(balanced): early return of 'notYetInitializedShort' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!initialized)
//^ note(balanced): the fast path ends at this atomic check; nothing shows how often it is taken
    return true;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(balanced): the first object that needs cleanup is declared here
  return progress == total;
}

// An unknown value that is compared with something else makes the guard return or not.
static std::atomic<unsigned> used;
bool grow(unsigned size) {
//   ^ warning(balanced): early return of 'grow' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (size <= used.load())
//^ note(balanced): the fast path ends at this atomic check; nothing shows how often it is taken
    return false;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(balanced): the first object that needs cleanup is declared here
  used.store(static_cast<unsigned>(progress));
  return true;
}
// What it is compared with does.
void raise(unsigned epoch) {
//   ^ warning: early return of 'raise' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (used.load() >= epoch)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  used.store(epoch);
}

// "Invalid" within the name of a value is no error; of a status, it is.
struct Id {
  int value;
};
static inline Id InvalidGraphId() { return {0}; }
struct Status {
  int code;
  static Status Invalid() { return {1}; }
};
Id graphId() {
// ^ warning(balanced): early return of 'graphId' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note(balanced): the fast path ends at this atomic check; nothing shows how often it is taken
    return InvalidGraphId();
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(balanced): the first object that needs cleanup is declared here
  return {progress};
}
Status status() {
  if (done.load())
    return Status::Invalid();
  std::lock_guard<std::mutex> lock(mu);
  return {progress};
}
