#include "./session.h"

int Session::flush(int port) {
  if (open_.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu_);
  return port;
}

static std::atomic<bool> quiet{true};
static std::mutex logMutex;

void log(const char *format, ...) {
  if (quiet.load())
    return;
  std::lock_guard<std::mutex> lock(logMutex);
  (void)format;
}
