#include "connection.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace example {
namespace {

/// True for as long as it lives.
class ScopedFlag {
public:
  explicit ScopedFlag(bool &flag) : flag_(flag) { flag_ = true; }
  ~ScopedFlag() { flag_ = false; }
  ScopedFlag(const ScopedFlag &) = delete;
  ScopedFlag &operator=(const ScopedFlag &) = delete;

private:
  bool &flag_;
};

} // namespace

Connection::Connection(std::string protocol) : protocol_(std::move(protocol)) {}

int Connection::handshake(Context &context) {
  if (handshake_done_.load(std::memory_order_acquire))
    return kOk;

  std::lock_guard<std::mutex> lock(handshake_mutex_);
  if (handshake_done_.load(std::memory_order_relaxed))
    return kOk;

  ScopedFlag busy(in_handshake_);
  ++context.attempts;
  if (context.offered_protocol != protocol_) {
    std::string error = context.peer + " offers " + context.offered_protocol +
                        ", not " + protocol_;
    context.last_error = std::move(error);
    return kProtocolMismatch;
  }
  context.last_error.clear();
  handshake_done_.store(true, std::memory_order_release);
  return kOk;
}

long Connection::read(Context &context, char *data, std::size_t size) {
  if (int error = handshake(context))
    return error;
  const std::size_t count = std::min(size, buffered_);
  std::memcpy(data, buffer_, count);
  std::memmove(buffer_, buffer_ + count, buffered_ - count);
  buffered_ -= count;
  return static_cast<long>(count);
}

long Connection::write(Context &context, const char *data, std::size_t size) {
  if (int error = handshake(context))
    return error;
  const std::size_t count = std::min(size, sizeof(buffer_) - buffered_);
  std::memcpy(buffer_ + buffered_, data, count);
  buffered_ += count;
  return static_cast<long>(count);
}

} // namespace example
