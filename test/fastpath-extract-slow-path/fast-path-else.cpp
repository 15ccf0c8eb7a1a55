// Guards with an `else`: reported where one branch is the slow path, with a reason
// for having no fix.
// RUN: %check-marks %s
#include <atomic>
#include <mutex>

int opaque(int);
static std::mutex mu;
static std::atomic<bool> done, other;
static std::atomic<void *> mailbox;
static int value;

int elseIsSlow() {
//  ^ warning: early return of 'elseIsSlow' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path is a branch of an 'if' with an 'else'
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 3;
  else {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    done.store(true);
  }
  return value;
}

int bothReturn() {
//  ^ warning: early return of 'bothReturn' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path is a branch of an 'if' with an 'else'
  if (done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 3;
  } else {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return ++value;
  }
}

int elseIsFast() {
//  ^ warning: early return of 'elseIsFast' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path is a branch of an 'if' with an 'else'
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    done.store(true);
    return ++value;
  } else {
    return 3;
  }
}

void *uninitialized() {
//    ^ warning: early return of 'uninitialized' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: the slow path is a branch of an 'if' with an 'else'
  void *block;
  if (!mailbox.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return nullptr;
  else {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    block = mailbox.load();
    mailbox.store(nullptr);
  }
  opaque(1);
  return block;
}

int joins() {
//  ^ warning: fast path of 'joins' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: the slow path is a branch of an 'if' with an 'else'
  int result;
  if (done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    result = 3;
  } else {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    result = opaque(1);
  }
  return result;
}

void joinsInverted() {
//   ^ warning: fast path of 'joinsInverted' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//   ^ note: no fix-it: the slow path is a branch of an 'if' with an 'else'
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    done.store(true);
  } else {
    ++value;
  }
}

int slowAtTheEndOfAChain() {
//  ^ warning: early return of 'slowAtTheEndOfAChain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path is a branch of an 'if' with an 'else'
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 3;
  else if (other.load())
    return 4;
  else {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return value;
  }
}

// The branch without the lock calls out and comes back; both have something to
// clean up; a cheap `else` is no slow path; a variable ties the branches together.
int callsOut() {
  int result;
  if (done.load())
    result = opaque(1) + 1;
  else {
    std::lock_guard<std::mutex> lock(mu);
    result = opaque(2);
  }
  return result;
}
int bothLock() {
  if (done.load()) {
    std::lock_guard<std::mutex> lock(mu);
    return 1;
  } else {
    std::lock_guard<std::mutex> lock(mu);
    return 2;
  }
}
int callsBehind() {
  if (done.load()) {
    ++value;
  } else {
    std::lock_guard<std::mutex> lock(mu);
  }
  return opaque(1) + opaque(2);
}
int chain() {
  if (done.load())
    return 3;
  else if (value > 2)
    return 4;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}
int variable() {
  if (void *p = mailbox.load())
    return p != nullptr;
  else {
    std::lock_guard<std::mutex> lock(mu);
    mailbox.store(&value);
    return p == nullptr;
  }
}
