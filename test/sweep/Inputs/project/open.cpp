#include "session.h"

int Session::open(int port) {
  if (open_.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu_);
  open_.store(true);
  return port;
}
