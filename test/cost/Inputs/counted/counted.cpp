#include "counted.h"

std::atomic<int> state{1};
std::atomic<std::string *> cached{nullptr};
std::mutex mu;
static int sum = 0;

void publish(const std::string &text) { sum += static_cast<int>(text.size()); }

int scalar(int n) {
  if (state.load(std::memory_order_acquire))
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  sum += n;
  return sum;
}

void nothing() {
  if (state.load(std::memory_order_acquire))
    return;
  std::lock_guard<std::mutex> lock(mu);
  ++sum;
}

const std::string *pointer(int n) {
  if (std::string *known = cached.load(std::memory_order_acquire))
    return known;
  std::lock_guard<std::mutex> lock(mu);
  auto made = std::make_unique<std::string>(std::to_string(n));
  cached.store(made.release(), std::memory_order_release);
  return cached.load(std::memory_order_relaxed);
}

int manyArguments(int a, long b, double c, int *d, bool e, char f) {
  if (state.load(std::memory_order_acquire))
    return a;
  std::lock_guard<std::mutex> lock(mu);
  publish(std::to_string(c));
  return sum + a + static_cast<int>(b) + *d + e + f;
}

int byValue(std::string text, int n) {
  if (state.load(std::memory_order_acquire))
    return n;
  std::lock_guard<std::mutex> lock(mu);
  publish(text + std::to_string(n));
  return sum;
}

int twoGuards(int n) {
  if (n < 0)
    return -1;
  if (state.load(std::memory_order_acquire))
    return n;
  std::lock_guard<std::mutex> lock(mu);
  for (int i = 0; i != n; ++i)
    publish(std::to_string(i));
  return sum;
}

int buffer(const char *from) {
  if (state.load(std::memory_order_acquire))
    return 1;
  std::lock_guard<std::mutex> lock(mu);
  char copy[64] = {};
  std::string(from).copy(copy, sizeof(copy) - 1);
  publish(copy);
  return copy[0];
}

int Resource::member(int n) {
  if (ready_.load(std::memory_order_acquire))
    return 0;
  std::lock_guard<std::mutex> lock(mutex_);
  text_ += std::to_string(n);
  value_ = n;
  return 1;
}

int Resource::constMember(int n) const noexcept {
  if (ready_.load(std::memory_order_acquire))
    return value_;
  std::lock_guard<std::mutex> lock(mutex_);
  publish(text_);
  return value_ + n;
}

int Resource::staticMember(int n) {
  if (state.load(std::memory_order_acquire))
    return n;
  std::lock_guard<std::mutex> lock(mu);
  publish(std::to_string(n));
  return n + 3;
}

void Resource::inverted() {
  if (!ready_.load(std::memory_order_acquire)) {
    std::lock_guard<std::mutex> lock(mutex_);
    text_ += std::to_string(value_);
    ready_.store(1, std::memory_order_release);
  }
}

int (*addressOfInHeader)(int) = inHeader;
int (*addressOfInTemplate)(long) = inTemplate<long>;
int (Resource::*addressOfInClass)(int) = &Resource::inClass;
