// The return behind the branch ends in a macro: what follows it is no part of it.
// RUN: %check-marks %s --std=c++17
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;
void work(int);

#define RESULT_OF_DONE 1;
int tail(int n) {
//  ^ warning: fast path of 'tail' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: the return behind the branch comes from a macro
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    work(n);
  }
  return RESULT_OF_DONE
}
