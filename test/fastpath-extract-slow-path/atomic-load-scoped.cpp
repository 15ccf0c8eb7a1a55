// What counts as an atomic load: Clang's scoped builtin.
// REQUIRES: llvm-19-or-newer
// RUN: %check-marks-clang %s --any-fix-text
#include <mutex>

static std::mutex mu;
static int flag;

int scoped() {
//  ^ warning: early return of 'scoped' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__scoped_atomic_load_n(&flag, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return flag;
}
