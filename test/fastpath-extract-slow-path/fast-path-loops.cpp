// Assertion loops that never go round, and placement new, cost a fast path nothing.
// RUN: %check-marks %s --any-fix-text
#include <atomic>
#include <mutex>

using Size = decltype(sizeof(0));
inline void *operator new(Size, void *place) noexcept { return place; }
struct Fatal {
  explicit Fatal(const char *);
  [[noreturn]] ~Fatal();
  Fatal &stream();
};
[[noreturn]] void die(const char *);
static inline const char *notLess(int a, int b) { return a < b ? nullptr : "a < b"; }
void opaque();

// The forms that checked and unchecked builds give to a CHECK.
#define CHECK_LT(a, b) while (const char *failure = notLess(a, b)) die(failure)
#define UNCHECKED_LT(a, b) while (false && notLess(a, b)) opaque()

static std::mutex mu;
static std::atomic<int> level;

int checked(int n) {
//  ^ warning: early return of 'checked' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  CHECK_LT(n, 10);
  if (level.load() > n)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
int unchecked(int n) {
//  ^ warning: early return of 'unchecked' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  UNCHECKED_LT(n, 10);
  if (level.load() > n)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
// A loop that may go round is one.
int loops(int n) {
  while (notLess(n, 10))
    --n;
  if (level.load() > n)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return n;
}

// Placement new allocates nothing; the other one does.
struct Result {
  explicit Result(int *p) { new (&storage) int *(p); }
  alignas(int *) char storage[sizeof(int *)];
};
static int value;
Result placed() {
//     ^ warning: early return of 'placed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (level.load() > 1)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return Result(&value);
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return Result(nullptr);
}
int *allocated() {
  if (level.load() > 1)
    return new int(3);
  std::lock_guard<std::mutex> lock(mu);
  return nullptr;
}
