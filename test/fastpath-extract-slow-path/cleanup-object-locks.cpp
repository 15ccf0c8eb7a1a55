// Cleanup objects in the forms that projects write: macros, factories, locks that are
// taken later or in a scope of their own; in templates by what the factory returns.
// RUN: %check-marks %s --any-fix-text --std=c++17
#include <atomic>
#include <memory>
#include <mutex>

#define CONCATENATE_(a, b) a##b
//                         ^ note: expanded from macro 'CONCATENATE_'
#define CONCATENATE(a, b) CONCATENATE_(a, b)
//                        ^ note: expanded from macro 'CONCATENATE'
#define SCOPED_LOCK(m) std::lock_guard<std::mutex> CONCATENATE(scoped_lock_, __LINE__)(m)
//                                                 ^ note: expanded from macro 'SCOPED_LOCK'
#define WITH_LOCK(m) if (std::lock_guard<std::mutex> lock(m); true)
//                                                   ^ note: expanded from macro 'WITH_LOCK'

static std::mutex mu;
static std::atomic<bool> flag;
static int value;

struct Unlocker {
  Unlocker() = default;
  Unlocker(Unlocker &&other) : held(other.held) { other.held = nullptr; }
  ~Unlocker() { release(); }
  void acquire(std::mutex &m);
  void release();
  std::mutex *held = nullptr;
};
Unlocker lockAll();
template <class T> struct Guarded {
  struct Locked {
    ~Locked();
    T *value;
  };
  Locked wlock();
  T value_;
};

int byMacro() {
//  ^ warning: early return of 'byMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  SCOPED_LOCK(mu);
//^ note: the first object that needs cleanup is declared here
  return value;
}
int bySelectionMacro() {
//  ^ warning: early return of 'bySelectionMacro' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  WITH_LOCK(mu) { ++value; }
//^ note: the first object that needs cleanup is declared here
  return value;
}
int byFactory() {
//  ^ warning: early return of 'byFactory' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  auto lock = lockAll();
//     ^ note: the first object that needs cleanup is declared here
  return value;
}
int byMember(Guarded<int> &state) {
//  ^ warning: early return of 'byMember' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  auto locked = state.wlock();
//     ^ note: the first object that needs cleanup is declared here
  return *locked.value;
}
int takenLater() {
//  ^ warning: early return of 'takenLater' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Unlocker lock;
//         ^ note: the first object that needs cleanup is declared here
  if (value > 2)
    lock.acquire(mu);
  return value;
}
int inScope() {
//  ^ warning: early return of 'inScope' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  if (value > 2) {
    {
      std::lock_guard<std::mutex> lock(mu);
//                                ^ note: the first object that needs cleanup is declared here
      ++value;
    }
    --value;
  }
  return value;
}

template <class T> struct Registry {
  std::mutex mu_;
  std::atomic<bool> done_{false};
  Guarded<T> guarded_;
  Unlocker lock();
  template <class U> Unlocker lockFor(U &&u);
  int count();
  T *make();

  int byMember() {
//    ^ warning: early return of 'byMember' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    auto l = lock();
//       ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int byThis() {
//    ^ warning: early return of 'byThis' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    auto l = this->lock();
//       ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int byArgument(T &t) {
//    ^ warning: early return of 'byArgument' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    const auto l = lockFor(t);
//             ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int byOther(Registry &other) {
//    ^ warning: early return of 'byOther' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    auto l = other.lock();
//       ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int byNestedClass() {
//    ^ warning: early return of 'byNestedClass' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    auto l = guarded_.wlock();
//       ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int byConstruction() {
//    ^ warning: early return of 'byConstruction' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    auto owner = std::unique_ptr<T>(new T());
//       ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int byReference(T &t) {
//    ^ warning: early return of 'byReference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    const auto &l = lockFor(t);
//              ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  // Nothing to clean up, or nothing that can be told.
  int number() {
    if (done_.load())
      return 0;
    auto n = count();
    auto *p = make();
    return n + (p != nullptr);
  }
  int open(T &t) {
    if (done_.load())
      return 0;
    auto l = t.lock();
    return 1;
  }
};
