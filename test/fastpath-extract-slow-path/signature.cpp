// What of the signature the helper keeps, and what it drops.
// RUN: %check-marks %s --std=c++17
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<int> limit;
void work(int);

//+static void quietSlow(int a) noexcept;
//+
void quiet(int a) noexcept {
//   ^ warning: early return of 'quiet' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  quietSlow(a);
//+}
//+
//+[[gnu::noinline]] static void quietSlow(int a) noexcept {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static int onlyHereSlow(int a);
//+
// `static` yes, `inline` no: GCC warns about inline functions that are noinline.
static inline int onlyHere(int a) {
//                ^ warning: early return of 'onlyHere' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return onlyHereSlow(a);
//+}
//+
//+[[gnu::noinline]] static int onlyHereSlow(int a) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return a;
}
int useOnlyHere() { return onlyHere(1); }

//+static int linkedSlow(int a);
//+
extern "C" int linked(int a) {
//             ^ warning: early return of 'linked' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return linkedSlow(a);
//+}
//+
//+[[gnu::noinline]] static int linkedSlow(int a) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static int (*rowSlow(int a))[4];
//+
// The name stands inside the return type.
int (*row(int a))[4] {
//    ^ warning: early return of 'row' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return rowSlow(a);
//+}
//+
//+[[gnu::noinline]] static int (*rowSlow(int a))[4] {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(a);
  return nullptr;
}

//+static auto trailingSlow(long wide, int a) -> decltype(wide);
//+
// The signature itself uses a parameter that the slow path does not.
auto trailing(long wide, int a) -> decltype(wide) {
//   ^ warning: early return of 'trailing' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load() > wide)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return trailingSlow(wide, a);
//+}
//+
//+[[gnu::noinline]] static auto trailingSlow([[maybe_unused]] long wide, int a) -> decltype(wide) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static int oldSlow(int a);
//+
[[deprecated]] __attribute__((hot, section(".text.old"))) int old(int a) {
//                                                            ^ warning: early return of 'old' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return oldSlow(a);
//+}
//+
//+[[gnu::noinline]] static int oldSlow(int a) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return a;
}

struct Base {
  virtual int run(int a);
  virtual ~Base();
};
class Derived : public Base {
public:
  int run(int a) override final;
//+
//+private:
//+  int runSlow(int a);
//+
//+public:
  int at(int a) const volatile &;
//+
//+private:
//+  int atSlow(int a) const volatile &;
//+
//+public:
  static int make(int a);
//+
//+private:
//+  static int makeSlow(int a);
};

int Derived::run(int a) {
//           ^ warning: early return of 'run' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return runSlow(a);
//+}
//+
//+[[gnu::noinline]] int Derived::runSlow(int a) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return a;
}

int Derived::at(int a) const volatile & {
//           ^ warning: early return of 'at' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return atSlow(a);
//+}
//+
//+[[gnu::noinline]] int Derived::atSlow(int a) const volatile & {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return a;
}

int Derived::make(int a) {
//           ^ warning: early return of 'make' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return makeSlow(a);
//+}
//+
//+[[gnu::noinline]] int Derived::makeSlow(int a) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return a;
}

// The namespace of the definition is the qualifier's.
namespace engine {
int gear();
int shift(int to);
} // namespace engine
//+namespace engine {
//+static int shiftSlow(int to);
//+} // namespace engine
//+
int engine::shift(int to) {
//          ^ warning: early return of 'shift' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return shiftSlow(to);
//+}
//+
//+[[gnu::noinline]] static int engine::shiftSlow(int to) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return gear() + to;
}
