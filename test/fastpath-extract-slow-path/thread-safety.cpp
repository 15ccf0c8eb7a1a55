// Clang's thread-safety analysis sees the same capabilities in the helper.
// RUN: %check-marks %s --any-fix-text
#include <atomic>

#ifdef __clang__
#define TSA(x) __attribute__((x))
#else
#define TSA(x)
#endif

class TSA(capability("mutex")) Mutex {
public:
  void lock() TSA(acquire_capability());
  void unlock() TSA(release_capability());
};
class TSA(scoped_lockable) Lock {
public:
  explicit Lock(Mutex &mutex) TSA(acquire_capability(mutex));
  ~Lock() TSA(release_capability());
};
struct Span { Span(); ~Span(); };

class Table {
public:
  int locked(int n) TSA(requires_capability(mu_));
  int locks(int n) TSA(locks_excluded(mu_));
  int unchecked(int n) TSA(no_thread_safety_analysis);

private:
  Mutex mu_;
  std::atomic<bool> ready_{false};
  int rows_ TSA(guarded_by(mu_)) = 0;
};

int Table::locked(int n) {
//         ^ warning: early return of 'locked' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready_.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
  Span span;
//     ^ note: the first object that needs cleanup is declared here
  return rows_ += n;
}

int Table::locks(int n) {
//         ^ warning: early return of 'locks' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready_.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
  Lock lock(mu_);
//     ^ note: the first object that needs cleanup is declared here
  return rows_ += n;
}

int Table::unchecked(int n) {
//         ^ warning: early return of 'unchecked' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready_.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
  Span span;
//     ^ note: the first object that needs cleanup is declared here
  return rows_ += n;
}
