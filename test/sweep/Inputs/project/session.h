#pragma once
#include <atomic>
#include <mutex>

class Session {
public:
  int open(int port);
  int flush(int port);
  int peek(int port) {
    if (open_.load())
      return 0;
    std::lock_guard<std::mutex> lock(mu_);
    return port;
  }

private:
  std::atomic<bool> open_{false};
  std::mutex mu_;
};
