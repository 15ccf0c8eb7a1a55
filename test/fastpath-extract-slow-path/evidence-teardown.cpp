// What looks like evidence and is none: closing, counting down, waiting for a start.
// RUN: %check-marks %s --any-fix-text --tag=balanced
// RUN: %check-marks %s --any-fix-text --option=GuardEvidence=Strong
// RUN: %check-marks %s --any-fix-text --option=GuardEvidence=Any --tag=balanced --tag=any
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<int> state, readers;
static std::atomic<void *> handle;
static std::atomic<bool> initialized, done, cache_dirty;
static int progress, total;

// Cold: a store of zero by a function that tears down ends what others begin.
bool unload() {
//   ^ warning(any): early return of 'unload' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!handle.load())
//^ note(any): the fast path ends at this atomic check; the function tears something down
    return false;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  handle.store(nullptr);
  return true;
}
void reset() {
//   ^ warning(any): fast path of 'reset' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (state.load() == 2) {
//^ note(any): the fast path ends at this atomic check; the function tears something down
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note(any): the first object that needs cleanup is declared here
    ++progress;
    state.store(0);
  }
}
// Also where another guard than the last is what it ends.
bool close(int flags) {
//   ^ warning(any): fast path of 'close' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!handle.load())
    return false;
  if (readers.load() > 0 && flags != 0) {
//^ note(any): the fast path ends at this atomic check; the function tears something down
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note(any): the first object that needs cleanup is declared here
    handle.store(nullptr);
    return true;
  }
  return false;
}
// Hot: it clears what asks for work; its name ends nothing.
void clearCache() {
//   ^ warning: early return of 'clearCache' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!cache_dirty.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  cache_dirty.store(false);
}
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
//   ^ warning(any): early return of 'notYetInitialized' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!initialized) {
//^ note(any): the fast path ends at this atomic check; it waits for something to be set up
    done_part = 0;
    whole = total;
    return true;
  }
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
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

// Cold: it fails when a limit is reached, to which the slow path counts up.
static std::atomic<unsigned> used;
static std::atomic<long> next_time;
constexpr unsigned kMaxUsed = 16;
static unsigned capacity;
bool grow() {
//   ^ warning(any): early return of 'grow' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (capacity <= used.load() + 1)
//^ note(any): the fast path ends at this atomic check; it fails when a limit is reached
    return false;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  used.store(static_cast<unsigned>(progress));
  return true;
}
int *take() {
//   ^ warning(any): early return of 'take' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (used.load() >= kMaxUsed)
//^ note(any): the fast path ends at this atomic check; it fails when a limit is reached
    return nullptr;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  used.fetch_add(1);
  return &progress;
}
// A limit that is passed is another one each time.
bool growTo(unsigned size) {
//   ^ warning(balanced): early return of 'growTo' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (size <= used.load() + 1)
//^ note(balanced): the fast path ends at this atomic check; nothing shows how often it is taken
    return false;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(balanced): the first object that needs cleanup is declared here
  used.store(static_cast<unsigned>(progress));
  return true;
}
// Without a failure it may be the usual state.
void growQuietly() {
//   ^ warning(balanced): early return of 'growQuietly' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (used.load() >= kMaxUsed)
//^ note(balanced): the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(balanced): the first object that needs cleanup is declared here
  used.fetch_add(1);
}
// What the load is compared with makes the guard return.
void raise(unsigned epoch) {
//   ^ warning: early return of 'raise' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (used.load() >= epoch)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  used.store(epoch);
}
bool elapsed(long now) {
//   ^ warning: early return of 'elapsed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (now < next_time.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return false;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  next_time.store(now + 100);
  return true;
}

// Silent: what the function's own write returned is compared with a load.
static std::atomic<unsigned> dropped;
int *registerSample() {
  unsigned size = readers.fetch_add(1);
  if (size > used.load()) {
    dropped.fetch_add(1);
    return nullptr;
  }
  std::lock_guard<std::mutex> lock(mu);
  return &progress;
}

// Cold: only the last of several calls stores.
static std::atomic<int> unfinished, produced;
void produce() {
//   ^ warning(any): early return of 'produce' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note(any): the fast path ends at this atomic check; it returns when the last of several calls is done
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  if (unfinished.fetch_sub(1) == 1)
    done.store(true);
}
void produceByNumber() {
//   ^ warning(any): early return of 'produceByNumber' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note(any): the fast path ends at this atomic check; it returns when the last of several calls is done
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  int number = produced.fetch_add(1);
  bool last = number == total;
  if (last) {
    bool expected = false;
    if (done.compare_exchange_strong(expected, true))
      ++progress;
  }
}
// Any other condition is as good as none.
void produceIf(bool ok) {
//   ^ warning: early return of 'produceIf' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  if (ok)
    done.store(true);
}

// Nothing there to be done: strong if a lock is saved.
static std::atomic<int> rows;
struct Scan {
  ~Scan();
};
void flushRows() {
//   ^ warning: early return of 'flushRows' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (rows.load() == 0)
//^ note: the fast path ends at this atomic check; it returns while there is nothing to do
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  ++progress;
}
void verifyRows() {
//   ^ warning(balanced): early return of 'verifyRows' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (rows.load() == 0)
//^ note(balanced): the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  Scan scan;
//     ^ note(balanced): the first object that needs cleanup is declared here
  ++progress;
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
//     ^ warning(any): early return of 'status' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note(any): the fast path ends at this atomic check; it returns an error
    return Status::Invalid();
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(any): the first object that needs cleanup is declared here
  return {progress};
}
