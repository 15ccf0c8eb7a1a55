// Inline functions of each kind; functions.cpp makes the compiler keep them.
#pragma once
#include <atomic>
#include <mutex>
#include <string>

void publish(std::string text);

inline std::atomic<int> known{0};
inline std::mutex mu;

inline int inHeader(int n) {
  if (int value = known.load(std::memory_order_acquire))
    return value;
  std::lock_guard<std::mutex> lock(mu);
  publish(std::to_string(n));
  return n + 1;
}

template <class T> int templateInHeader(T n) {
  if (int value = known.load(std::memory_order_acquire))
    return value;
  std::lock_guard<std::mutex> lock(mu);
  publish(std::to_string(n));
  return static_cast<int>(sizeof(T));
}

class Counter {
public:
  int outOfClass(int n);
  int inClass(int n) {
    if (int value = count_.load(std::memory_order_acquire))
      return value;
    std::lock_guard<std::mutex> lock(mu);
    publish(std::to_string(n));
    return n + 1;
  }

private:
  std::atomic<int> count_{0};
};

inline int Counter::outOfClass(int n) {
  if (int value = count_.load(std::memory_order_acquire))
    return value;
  std::lock_guard<std::mutex> lock(mu);
  publish(std::to_string(n));
  return n + 1;
}
