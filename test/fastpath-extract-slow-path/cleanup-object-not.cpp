// What needs no cleanup in the slow path: nothing is reported, nothing changes.
// RUN: %check-marks %s
#include <atomic>
#include <mutex>
#include <string>

struct Trivial { int value; };
struct Defaulted { int value; ~Defaulted() = default; };
static std::mutex mu;
static std::string text;
static std::atomic<bool> flag;
int opaque(int);

int trivial() {
  if (flag.load())
    return 0;
  Trivial a{1};
  Defaulted b{2};
  int many[4] = {a.value, b.value, 3, 4};
  return opaque(many[1]);
}

int insideLambda() {
  if (flag.load())
    return 0;
  auto locked = [] {
    std::lock_guard<std::mutex> lock(mu);
    return opaque(1);
  };
  return locked() + 1;
}

int insideLocalClass() {
  if (flag.load())
    return 0;
  struct Local {
    static int get() {
      std::lock_guard<std::mutex> lock(mu);
      return opaque(2);
    }
  };
  return Local::get() + 1;
}

int notAutomatic() {
  if (flag.load())
    return 0;
  static std::string kept;
  thread_local std::string perThread;
  const std::string &reference = text;
  std::string *pointer = &text;
  return opaque(static_cast<int>(kept.size() + perThread.size() + reference.size() + pointer->size()));
}
