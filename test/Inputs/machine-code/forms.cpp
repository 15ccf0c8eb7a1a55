// One function for each way in which the fast path may hand over to the slow one. They are compiled, not run; no two
// slow paths are the same, since a compiler would make them one.
#include <atomic>

/// The object that needs cleanup; what it does is not visible.
struct Lock {
  explicit Lock(int &mutex);
  ~Lock();
  char state[24];
};

/// A class that is passed through memory, and destroyed by the caller.
struct Text {
  Text(const Text &);
  ~Text();
  char *begin;
};

/// A class that is passed in registers.
struct Pair {
  long first, second;
};

extern std::atomic<int> done;
extern int mutex, plain;
int work(int);

// ---- what is handed over

int scalar(int n) {
  if (done.load(std::memory_order_acquire))
    return 0;
  Lock lock(mutex);
  return work(n);
}

void nothing() {
  if (done.load(std::memory_order_acquire))
    return;
  Lock lock(mutex);
  work(1);
}

int scalars(int a, long b, double c, int *d, bool e, char f) {
  if (done.load(std::memory_order_acquire))
    return a;
  Lock lock(mutex);
  return work(a + static_cast<int>(b + c) + *d + e + f);
}

long pairByValue(Pair pair, int n) {
  if (done.load(std::memory_order_acquire))
    return pair.first;
  Lock lock(mutex);
  return pair.second + work(n);
}

int classByValue(Text text, int n) {
  if (done.load(std::memory_order_acquire))
    return n;
  Lock lock(mutex);
  return work(*text.begin + n);
}

int references(const Text &text, int &to, Pair &&pair) {
  if (done.load(std::memory_order_acquire))
    return 0;
  Lock lock(mutex);
  to = static_cast<int>(pair.first);
  return work(*text.begin);
}

int locals(int n) {
  auto now = done.load(std::memory_order_acquire);
  int twice = 2 * n;
  if (now > twice)
    return now;
  Lock lock(mutex);
  return work(now + twice);
}

int doesNotThrow(int n) noexcept {
  if (done.load(std::memory_order_acquire))
    return n;
  Lock lock(mutex);
  return work(n + 2);
}

// Only a lambda sees the type.
int localType(int n) {
  struct Step {
    int by;
  };
  if (done.load(std::memory_order_acquire))
    return static_cast<int>(sizeof(Step));
  Lock lock(mutex);
  Step step{n};
  return work(step.by + 1);
}

// ---- functions that other files may define as well

template <class T> T inTemplate(T n) {
  if (done.load(std::memory_order_acquire))
    return T(0);
  Lock lock(mutex);
  return T(work(int(n) + 3));
}
template int inTemplate<int>(int);

inline int inlineFunction(int n) {
  if (done.load(std::memory_order_acquire))
    return 0;
  Lock lock(mutex);
  return work(n + 4);
}
int (*addressOfInlineFunction)(int) = inlineFunction;

// ---- members

class Resource {
public:
  int member(int n);
  int constMember(int n) const noexcept;
  static int staticMember(int n);
  int invertedMember();

private:
  mutable std::atomic<bool> ready_{false};
  mutable int mutex_ = 0;
  int value_ = 0;
};

int Resource::member(int n) {
  if (ready_.load(std::memory_order_acquire))
    return value_;
  Lock lock(mutex_);
  return value_ = work(n + 5);
}

int Resource::constMember(int n) const noexcept {
  if (ready_.load(std::memory_order_acquire))
    return value_;
  Lock lock(mutex_);
  return value_ + work(n + 6);
}

int Resource::staticMember(int n) {
  if (done.load(std::memory_order_acquire))
    return n;
  Lock lock(mutex);
  return work(n + 7);
}

// ---- the inverted shape

int inverted(int n) {
  if (!done.load(std::memory_order_acquire)) {
    Lock lock(mutex);
    plain = work(n + 8);
  }
  return plain;
}

void invertedNothing(int n) {
  if (!done.load(std::memory_order_acquire)) {
    Lock lock(mutex);
    work(n + 9);
  }
}

// What the tail needs would have to be kept over a call that comes back.
int invertedParameters(int *p, int n) {
  if (!done.load(std::memory_order_acquire)) {
    Lock lock(mutex);
    *p = work(n);
  }
  return *p + n;
}

int Resource::invertedMember() {
  if (!ready_.load(std::memory_order_acquire)) {
    Lock lock(mutex_);
    value_ = work(2);
    ready_.store(true, std::memory_order_release);
  }
  return value_;
}

template <class T> T &invertedInTemplate(T &value) {
  if (!done.load(std::memory_order_acquire)) {
    Lock lock(mutex);
    value = T(work(1));
  }
  return value;
}
template int &invertedInTemplate<int>(int &);
