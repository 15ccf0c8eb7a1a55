// A fast path that needs a frame of its own, or none of the shape: silence.
// RUN: %check-marks %s
#include <atomic>
#include <mutex>
#include <string>

struct Guard { Guard(); ~Guard(); };
struct Temporary { Temporary(int); ~Temporary(); bool valid() const; };
int opaque(int);
void keep(int *);
static std::mutex mu;
static std::atomic<bool> flag;
static std::atomic<int> number;
static int value;

int loop(int n) {
  while (n > number.load())
    --n;
  if (flag.load())
    return n;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int throwing(int n) {
  if (n < 0)
    throw n;
  if (flag.load())
    return n;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int *allocating() {
  int *p = new int(1);
  if (flag.load())
    return p;
  std::lock_guard<std::mutex> lock(mu);
  return &value;
}

int array(int n) {
  int several[4] = {n, 2, 3, 4};
  if (flag.load())
    return several[n];
  std::lock_guard<std::mutex> lock(mu);
  return value + several[0];
}

int escaping(int n) {
  keep(&n);
  if (flag.load())
    return n;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int temporary(int n) {
  bool valid = Temporary(n).valid();
  if (flag.load())
    return valid;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int opaqueCall(int n) {
  int k = opaque(n);
  if (flag.load())
    return k;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int opaqueCallInGuard(int n) {
  if (flag.load())
    return opaque(n) + 1;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

inline void assertHeld() { opaque(1); }
int opaqueBehindInline(int n) {
  assertHeld();
  if (flag.load())
    return n;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int objectBefore(int n) {
  Guard trace;
  if (flag.load())
    return n;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

#define TRACE_FUNCTION() Guard trace_guard
int objectFromMacro(int n) {
  TRACE_FUNCTION();
  if (flag.load())
    return n;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int cleanupBefore(int n) {
  Guard trace[1];
  if (flag.load())
    return n;
  std::string text;
  return n;
}

int dynamicStatic() {
  static Guard once;
  if (flag.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int hasElse(int n) {
  if (flag.load())
    return n;
  else
    ++value;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int noReturn(int n) {
  if (flag.load())
    n += 2;
  std::lock_guard<std::mutex> lock(mu);
  return n;
}

int notTopLevel(int n) {
  if (n > 2) {
    if (flag.load())
      return n;
  }
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

void inLoop() {
  for (;;) {
    if (flag.load())
      return;
    std::lock_guard<std::mutex> lock(mu);
    ++value;
  }
}

int inSwitch(int n) {
  switch (n) {
  case 0:
    if (flag.load())
      return 1;
    {
      std::lock_guard<std::mutex> lock(mu);
      ++value;
    }
    break;
  default:
    return 3;
  }
  return value;
}

int inTry() {
  try {
    if (flag.load())
      return 1;
    std::lock_guard<std::mutex> lock(mu);
    return opaque(2);
  } catch (...) {
    return 2;
  }
}

int slowPath(int n) {
  std::lock_guard<std::mutex> lock(mu);
  return n;
}
int splitAlready(int n) {
  if (flag.load())
    return 0;
  return slowPath(n);
}
void splitAlreadyVoid(int n) {
  if (flag.load())
    return;
  slowPath(n);
}

struct Object {
  Object() {
    if (flag.load())
      return;
    std::lock_guard<std::mutex> lock(mu);
    ++value;
  }
  ~Object() {
    if (flag.load())
      return;
    std::lock_guard<std::mutex> lock(mu);
    --value;
  }
};

auto lambda = [](int n) {
  if (flag.load())
    return n;
  std::lock_guard<std::mutex> lock(mu);
  return value;
};

__attribute__((returns_twice)) int twice(int n) {
  if (flag.load())
    return n;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

__attribute__((flatten)) int flattened(int n) {
  if (flag.load())
    return n;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int main() {
  if (flag.load())
    return 1;
  std::lock_guard<std::mutex> lock(mu);
}
