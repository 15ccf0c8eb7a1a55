// A local that other configurations declare otherwise, or not at all, cannot be handed over: neither
// its name nor its type is known to be the same there.
// RUN: %check-marks %s --std=c++17
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;
void work(long);

int otherType(int n) {
//  ^ warning: early return of 'otherType' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: {{.*'size'.*conditional directive.*}}
#ifdef NEVER_DEFINED
  long size = n;
#else
  int size = n;
#endif
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(size);
  return 1;
}

int notDeclared(int n) {
//  ^ warning: early return of 'notDeclared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: {{.*'size'.*conditional directive.*}}
#ifndef NEVER_DEFINED
  int size = n + 1;
#endif
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
#ifndef NEVER_DEFINED
  work(size);
#endif
  return 1;
}
