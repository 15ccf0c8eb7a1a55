// What counts as an atomic load: the compilers' builtins.
// RUN: %check-marks %s --any-fix-text
#include <mutex>

static std::mutex mu;
static int value;
static int flag;

int loadN() {
//  ^ warning: early return of 'loadN' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__atomic_load_n(&flag, __ATOMIC_ACQUIRE))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int loadInto() {
//  ^ warning: early return of 'loadInto' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int seen;
  __atomic_load(&flag, &seen, __ATOMIC_ACQUIRE);
  if (seen > 0)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}
