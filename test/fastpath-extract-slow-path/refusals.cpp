// Where the slow path cannot move: a warning, the reason, and an unchanged file.
// RUN: %check-marks %s --std=c++17
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

static std::mutex mu;
static std::atomic<bool> done;
void work(int);
void swap(int, int);
namespace other { void swap(int, int); }

std::unique_ptr<int> returnsItsParameter(std::unique_ptr<int> owned) {
//                   ^ warning: early return of 'returnsItsParameter' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                   ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return owned;
}

void decltypeOfItsParameter(std::string text) {
//   ^ warning: early return of 'decltypeOfItsParameter' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  decltype(text) copy;
  work(static_cast<int>(copy.size()));
}

void variadic(int n, ...) {
//   ^ warning: early return of 'variadic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  __builtin_va_list arguments;
  __builtin_va_start(arguments, n);
  work(__builtin_va_arg(arguments, int));
  __builtin_va_end(arguments);
}

void constantLocal() {
//   ^ warning: early return of 'constantLocal' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: 'size' is declared in the fast path, but used in the slow path only
  constexpr int size = 4;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  int buffer[size] = {};
  work(buffer[1]);
}

void localType() {
//   ^ warning: early return of 'localType' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path uses the type 'Pair', which is declared inside the function
  struct Pair { int a, b; };
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  Pair pair{1, 2};
  work(pair.a + pair.b);
}

//+static void localUsingSlow();
//+
void localUsing() {
//   ^ warning: early return of 'localUsing' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  using other::swap;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  localUsingSlow();
//+}
//+
//+[[gnu::noinline]] static void localUsingSlow() {
//+  using other::swap;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  swap(1, 2);
}

void localLambda() {
//   ^ warning: early return of 'localLambda' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the type of the local 'twice' cannot be spelled where the helper is declared
  auto twice = [](int n) { return n * 2; };
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(twice(2));
}

int uninitialisedLocal(int n) {
//  ^ warning: early return of 'uninitialisedLocal' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: {{.+}}
  int result;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  if (n > 0)
    result = n;
  else
    result = -n;
  return result;
}

int jumpsOut() {
//  ^ warning: early return of 'jumpsOut' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    goto out;
  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    work(1);
  }
out:
  return 0;
}

void wholeBodyTried(int n) try {
//   ^ warning: early return of 'wholeBodyTried' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(n);
} catch (...) {
}

//+static int deducedSlow(int n);
//+
auto deduced(int n) {
//   ^ warning: early return of 'deduced' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return deducedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int deducedSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

class Owner {
  friend int befriended(Owner &owner);
  int secret_ = 0;
};
int befriended(Owner &owner) {
//  ^ warning: early return of 'befriended' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return owner.secret_;
}

#define RETURN_IF_DONE() if (done.load()) return
//                       ^ note: expanded from macro 'RETURN_IF_DONE'
void guardFromMacro(int n) {
//   ^ warning: early return of 'guardFromMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: {{.+}}
  RETURN_IF_DONE();
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(n);
}

#define FUNCTION(name) void name(int n)
FUNCTION(signatureFromMacro) {
//       ^ warning: early return of 'signatureFromMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//       ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(n);
}

void conditionalCompilation(int n) {
//   ^ warning: early return of 'conditionalCompilation' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: {{.+}}
#if !NEVER_DEFINED
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
#endif
  work(n);
}

const char *saysItsName() {
//          ^ warning: early return of 'saysItsName' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//          ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return __func__;
}

void *asksWhereItReturns() {
//    ^ warning: early return of 'asksWhereItReturns' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return __builtin_return_address(0);
}

double pragmaInBody(double x) {
//     ^ warning: early return of 'pragmaInBody' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: {{.+}}
#pragma STDC FP_CONTRACT ON
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return x * x + x;
}
