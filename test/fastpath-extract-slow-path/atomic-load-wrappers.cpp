// What counts as an atomic load: a project's own atomics, by their bodies.
// RUN: %check-marks %s --any-fix-text --std=c++17
#include <atomic>
#include <memory>
#include <mutex>

static std::mutex mu;
static int value;

// Around an atomic.
struct RelaxedFlag {
  bool get() const { return value_.load(std::memory_order_relaxed); }
  bool operator()() const { return get(); }
  explicit operator bool() const { return get(); }
  void set(bool v) { value_.store(v, std::memory_order_relaxed); }
  std::atomic<bool> value_{false};
};
static RelaxedFlag relaxed;

int wrapped() {
//  ^ warning: early return of 'wrapped' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (relaxed.get())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  relaxed.set(true);
  return value;
}
int wrappedConversion() {
//  ^ warning: early return of 'wrappedConversion' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (relaxed)
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  relaxed.set(true);
  return value;
}
int wrappedCall() {
//  ^ warning: early return of 'wrappedCall' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (relaxed())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

// Derived from one, also in private; what the class adds is judged by its body.
template <class T> struct RelaxedAtomic : protected std::atomic<T> {
  using atomic = std::atomic<T>;
  T load() const noexcept { return atomic::load(std::memory_order_relaxed); }
  T get() const noexcept { return load(); }
  bool isSet() const noexcept { return atomic::load() != T(); }
  T bump() noexcept { return atomic::exchange(T(1)); }
  void store(T v) noexcept { atomic::store(v, std::memory_order_relaxed); }
  void set(T v) noexcept { store(v); }
};
static RelaxedAtomic<int> derived;

int derivedLoad() {
//  ^ warning: early return of 'derivedLoad' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (derived.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  derived.store(1);
  return value;
}
int derivedGet() {
//  ^ warning: early return of 'derivedGet' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (derived.get())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  derived.store(1);
  return value;
}
int derivedPredicate() {
//  ^ warning: early return of 'derivedPredicate' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (derived.isSet())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}
int derivedChange() {
  if (derived.bump())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

// A word whose bits are decoded.
class ControlWord {
public:
  explicit ControlWord(unsigned long bits) : bits_(bits) {}
  bool isReady() const { return (bits_ & kReady) != 0; }
  unsigned long count() const { return bits_ >> 8; }
  static constexpr unsigned long kReady = 1;

private:
  unsigned long bits_;
};
class Table {
public:
  ControlWord word() const { return ControlWord(control_.load(std::memory_order_acquire)); }
  int find(unsigned long n) {
//    ^ warning: early return of 'find' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (word().isReady() && word().count() > n)
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return 0;
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    control_.store(ControlWord::kReady);
    return value;
  }
  int findWithLocal(unsigned long n) {
//    ^ warning: early return of 'findWithLocal' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    const ControlWord seen = word();
    if (seen.isReady() && seen.count() > n)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return value;
  }

private:
  std::atomic<unsigned long> control_{0};
};

// Functions around a builtin.
inline int acquireLoad(const volatile int *p) { return __atomic_load_n(p, __ATOMIC_ACQUIRE); }
static int word;
int function() {
//  ^ warning: early return of 'function' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (acquireLoad(&word) == 2)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

// A template parameter that is an atomic by default, also behind an alias.
template <template <class> class Atom = std::atomic> using Futex = Atom<unsigned>;
template <template <class> class Atom = std::atomic> struct Latch {
  Atom<int> count_{0};
  Futex<Atom> word_{0};
  std::mutex mu_;
  int open() {
//    ^ warning: early return of 'open' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (count_.load() == 3)
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return 0;
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    count_.store(3);
    return 1;
  }
  int wait() {
//    ^ warning: early return of 'wait' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (word_.load() == 1u)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return 1;
  }
};
template <template <class> class Box> struct Unknown {
  Box<int> box_;
  std::mutex mu_;
  int get() {
    if (box_.load() == 3)
      return 0;
    std::lock_guard<std::mutex> lock(mu_);
    return 1;
  }
};

// Through pointers that own, containers and references, at any number of levels.
struct Impl {
  bool ready() const { return ready_.load(); }
  std::atomic<bool> &flag() { return ready_; }
  std::atomic<bool> ready_{false};
};
class Outer {
  std::unique_ptr<Impl> impl_;
  bool ready() const { return impl_->ready(); }
  const Impl &impl() const { return *impl_; }

public:
  int accessor() {
//    ^ warning: early return of 'accessor' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (impl_->ready())
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return 0;
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    impl_->ready_.store(true);
    return value;
  }
  int twoLevels() {
//    ^ warning: early return of 'twoLevels' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (ready())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return value;
  }
  int byReference() {
//    ^ warning: early return of 'byReference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (impl().ready() || impl_->flag().load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return value;
  }
  int localReference() {
//    ^ warning: early return of 'localReference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    Impl &impl = *impl_;
    if (impl.ready_)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return value;
  }
  int nullOrReady() {
//    ^ warning: early return of 'nullOrReady' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (!impl_ || !impl_->ready())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return value;
  }
};
template <class T> struct Slot {
  std::atomic<int> used_{0};
  T item;
};
template <class T> struct Slots {
  Slot<T> &operator[](int i) { return slots_[i]; }
  Slot<T> slots_[4];
};
template <class T> struct Pool {
  std::unique_ptr<Slot<T>> first_;
  Slots<T> rest_;
  std::mutex mu_;
  int arrow() {
//    ^ warning: early return of 'arrow' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (first_->used_.load() > 2)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int star() {
//    ^ warning: early return of 'star' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if ((*first_).used_.load() > 2)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int subscript(int i) {
//    ^ warning: early return of 'subscript' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (rest_[i].used_.load() > 2)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int lambda(int i) {
//    ^ warning: early return of 'lambda' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    const auto used = [i](Slots<T> &slots) { return slots[i].used_.load(); };
    if (used(rest_) > 2)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return 1;
  }
};

// A shared pointer that is loaded has to be released again: the frame stays.
namespace std {
template <class T> shared_ptr<T> atomic_load(const shared_ptr<T> *p);
}
static std::shared_ptr<int> shared;
int sharedPointer() {
  if (std::atomic_load(&shared))
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}
int sharedPointerLocal() {
  auto p = std::atomic_load(&shared);
  if (p)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}
