// Guards that are no plain `if` of the body: a switch on a loaded state, an initial
// block, a macro's `do { } while (false)`.
// RUN: %check-marks %s --std=c++17
#include <atomic>
#include <mutex>

enum State { kNew, kReady, kEmpty, kClosed };
static std::mutex mu;
static std::atomic<State> state;
static std::atomic<int> number;
static std::atomic<bool> done;
static int value;
#define RETURN_IF_DONE()                                                                                           \
  do {                                                                                                             \
    if (done.load())                                                                                               \
//  ^ note: expanded from macro 'RETURN_IF_DONE'
      return 3;                                                                                                    \
  } while (0)

//+static int casesSlow();
//+
int cases() {
//  ^ warning: early return of 'cases' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  switch (state.load()) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
  case kReady:
    return value;
  case kEmpty:
    return 0;
  default:
    break;
  }
//+  return casesSlow();
//+}
//+
//+[[gnu::noinline]] static int casesSlow() {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  state.store(kReady);
  return ++value;
}

//+static int loadedValueSlow();
//+
int loadedValue() {
//  ^ warning: early return of 'loadedValue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  switch (int n = number.load(); n) {
//^ note: the fast path ends at this atomic check; the loaded value is returned
  case 1:
  case 2:
    return n;
  }
//+  return loadedValueSlow();
//+}
//+
//+[[gnu::noinline]] static int loadedValueSlow() {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return ++value;
}

//+static int blockSlow();
//+
int block() {
//  ^ warning: early return of 'block' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  {
    int n = number.load();
    if (n > 3)
//  ^ note: the fast path ends at this atomic check; the loaded value is returned
      return n;
  }
//+  return blockSlow();
//+}
//+
//+[[gnu::noinline]] static int blockSlow() {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return ++value;
}

int macro() {
//  ^ warning: early return of 'macro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the guard comes from a macro
  RETURN_IF_DONE();
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return ++value;
}

// The names of the cases say what is ending.
int closed() {
  switch (state.load()) {
  case kClosed:
    return 0;
  default:
    break;
  }
  std::lock_guard<std::mutex> lock(mu);
  return ++value;
}

// No case leaves; one leaves to the slow path; the object is inside.
int noneReturns(int n) {
  switch (state.load()) {
  case kReady:
    n = 2;
    break;
  default:
    break;
  }
  std::lock_guard<std::mutex> lock(mu);
  return n;
}
int locksInside() {
  switch (state.load()) {
  case kReady:
    return 1;
  default:
    std::lock_guard<std::mutex> lock(mu);
    return ++value;
  }
}
