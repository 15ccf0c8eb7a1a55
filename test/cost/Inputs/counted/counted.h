// Functions whose fast paths callgrind counts: counted.cpp makes the compiler keep those in here.
#pragma once
#include <atomic>
#include <memory>
#include <mutex>
#include <string>

extern std::atomic<int> state;
extern std::mutex mu;
void publish(const std::string &text);

inline int inHeader(int n) {
  if (int value = state.load(std::memory_order_acquire))
    return value;
  std::lock_guard<std::mutex> lock(mu);
  publish(std::to_string(n));
  return n + 1;
}

template <class T> int inTemplate(T n) {
  if (int value = state.load(std::memory_order_acquire))
    return value;
  std::lock_guard<std::mutex> lock(mu);
  publish(std::to_string(n));
  return static_cast<int>(sizeof(T));
}

class Resource {
public:
  int member(int n);
  int constMember(int n) const noexcept;
  static int staticMember(int n);
  void inverted();
  int inClass(int n) {
    if (int value = ready_.load(std::memory_order_acquire))
      return value;
    std::lock_guard<std::mutex> lock(mutex_);
    publish(std::to_string(n));
    return n + 2;
  }

private:
  std::atomic<int> ready_{1};
  mutable std::mutex mutex_;
  std::string text_ = "text";
  int value_ = 0;
};
