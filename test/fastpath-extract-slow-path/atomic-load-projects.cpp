// Atomics, locks and assertions as large projects write them.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <type_traits>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;

namespace folly {
template <class T> struct relaxed_atomic_base : protected std::atomic<T> {
  using atomic = std::atomic<T>;
  using atomic::atomic;
  T load() const noexcept {
    return atomic::load(std::memory_order_relaxed);
  }
  operator T() const noexcept {
    return atomic::load(std::memory_order_relaxed);
  }
  T operator=(T v) noexcept {
    atomic::store(v, std::memory_order_relaxed);
    return v;
  }
};
template <class T> struct relaxed_atomic : relaxed_atomic_base<T> {
  using relaxed_atomic_base<T>::relaxed_atomic_base;
  using relaxed_atomic_base<T>::operator=;
};
} // namespace folly
namespace butil {
using std::memory_order;
template <class T> class static_atomic {
public:
  T load(memory_order o) {
    return ref().load(o);
  }
  void store(T v, memory_order o) {
    ref().store(v, o);
  }
  std::atomic<T> &ref() {
    return *reinterpret_cast<std::atomic<T> *>(&val);
  }
  T val;
};
namespace detail {
template <class M> std::lock_guard<typename std::remove_reference<M>::type> get_lock_guard();
}
} // namespace butil
#define CONCAT_(a, b) a##b
//                    ^ note: expanded from macro 'CONCAT_'
#define CONCAT(a, b) CONCAT_(a, b)
//                   ^ note: expanded from macro 'CONCAT'
#define BAIDU_SCOPED_LOCK(ref_of_lock)                                                             \
  decltype(::butil::detail::get_lock_guard<decltype(ref_of_lock)>()) CONCAT(                       \
//                                                                   ^ note: expanded from macro 'BAIDU_SCOPED_LOCK'
      scoped_locker_dummy_at_line_, __LINE__)(ref_of_lock)
[[noreturn]] void qt_assert(const char *text, const char *file, int line);
#define Q_ASSERT(cond) ((cond) ? static_cast<void>(0) : qt_assert(#cond, __FILE__, __LINE__))
struct EmptyTracer {};
#define TRACE_EVENT(name)                                                                          \
  EmptyTracer CONCAT(tracer_, __LINE__);                                                           \
  (void)CONCAT(tracer_, __LINE__)
static std::mutex mu;
static std::shared_ptr<int> sharedValue;
static folly::relaxed_atomic<int> level{1};
static folly::relaxed_atomic<bool> on{true};
static butil::static_atomic<int> control{0};

//+static int relaxedConversionSlow(int n);
//+
int relaxedConversion(int n) {
//  ^ warning: early return of 'relaxedConversion' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (n < level) return 0;
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+  return relaxedConversionSlow(n);
//+}
//+
//+[[gnu::noinline]] static int relaxedConversionSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  level = n;
  return n;
}
//+static int relaxedLoadSlow(int n);
//+
int relaxedLoad(int n) {
//  ^ warning: early return of 'relaxedLoad' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!on.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return relaxedLoadSlow(n);
//+}
//+
//+[[gnu::noinline]] static int relaxedLoadSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
//+static int staticAtomicSlow(int n);
//+
int staticAtomic(int n) {
//  ^ warning: early return of 'staticAtomic' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (control.load(std::memory_order_acquire) != 0) return 1;
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+  return staticAtomicSlow(n);
//+}
//+
//+[[gnu::noinline]] static int staticAtomicSlow(int n) {
  BAIDU_SCOPED_LOCK(mu);
//^ note: the first object that needs cleanup is declared here
  control.store(n, std::memory_order_release);
  return n;
}
//+static int assertedSlow(int n);
//+
int asserted(int n) {
//  ^ warning: early return of 'asserted' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  Q_ASSERT(n > 0);
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+  return assertedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int assertedSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  done = true;
  return n;
}
//+static int tracedSlow(int n);
//+
int traced(int n) {
//  ^ warning: early return of 'traced' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  TRACE_EVENT("traced");
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+  return tracedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int tracedSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  done = true;
  return n;
}
//+static int ternarySlow(int n, int wanted);
//+
int ternary(int n) {
//  ^ warning: early return of 'ternary' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int wanted = n > 3 ? level.load() : 0;
  if (wanted == 0) return 0;
//^ note: the fast path ends at this atomic check; it returns while there is nothing to do
//+  return ternarySlow(n, wanted);
//+}
//+
//+[[gnu::noinline]] static int ternarySlow(int n, int wanted) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n + wanted;
}
//+static int laterSlow(int n);
//+
int later(int n) {
//  ^ warning: early return of 'later' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+  return laterSlow(n);
//+}
//+
//+[[gnu::noinline]] static int laterSlow(int n) {
  std::unique_lock<std::mutex> lock;
//                             ^ note: the first object that needs cleanup is declared here
  if (n > 2) lock = std::unique_lock<std::mutex>(mu);
  done = true;
  return n;
}
//+static int nestedSlow(int n);
//+
int nested(int n) {
//  ^ warning: early return of 'nested' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+  return nestedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int nestedSlow(int n) {
  int m = n * 2;
  if (n > 2) {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    done = true;
    ++m;
  }
  return m;
}
//+static int severalSlow(int n);
//+
int several(int n, bool force) {
//  ^ warning: early return of 'several' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (!force && done.load() && !on) return 0;
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+  return severalSlow(n);
//+}
//+
//+[[gnu::noinline]] static int severalSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  done = true;
  return n;
}
//+static int assignedSlow(int n, int s);
//+
int assigned(int n) {
//  ^ warning: early return of 'assigned' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int s;
  if ((s = level.load()) > n) return s;
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+  return assignedSlow(n, s);
//+}
//+
//+[[gnu::noinline]] static int assignedSlow(int n, int s) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  level = n;
  return n - s;
}
int shared(int n) {
  std::shared_ptr<int> held;
  if (std::atomic_load(&sharedValue)) return 0;
  held = std::make_shared<int>(n);
  return *held;
}
void qt_assert(const char *, const char *, int) {
  std::abort();
}
int main() {
  std::printf("%d %d %d %d %d %d %d %d %d %d %d\n", relaxedConversion(2), relaxedLoad(1),
              staticAtomic(3), asserted(4), traced(5), ternary(6), later(7), nested(8),
              several(9, true), assigned(1), shared(3));
}
