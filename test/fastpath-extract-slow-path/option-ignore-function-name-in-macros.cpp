// Option IgnoreFunctionNameInMacros: whether `__func__` inside a macro forbids the fix.
// RUN: %check-marks %s --any-fix-text
// RUN: %check-marks %s --any-fix-text --tag=strict --option=IgnoreFunctionNameInMacros=false
#include <atomic>
#include <mutex>

[[noreturn]] void fail(const char *function, const char *text);
#define ASSERT(condition) ((condition) ? void() : fail(__func__, #condition))

static std::mutex mu;
static std::atomic<bool> done;

int inMacro(int n) {
//  ^ warning: early return of 'inMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note(strict): no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  ASSERT(n > 0);
  return n;
}

const char *spelledOut() {
//          ^ warning: early return of 'spelledOut' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//          ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return __func__;
}
