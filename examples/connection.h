// A connection that is encrypted on first use, as TLS libraries offer it: every
// read and write begins with handshake(), and all but the first find it done.

#ifndef FASTPATH_EXAMPLE_CONNECTION_H
#define FASTPATH_EXAMPLE_CONNECTION_H

#include <atomic>
#include <cstddef>
#include <mutex>
#include <string>

namespace example {

/// What the two ends must agree on, and what happened so far.
struct Context {
  std::string peer;
  std::string offered_protocol;
  std::string last_error;
  int attempts = 0;
};

class Connection {
public:
  static constexpr int kOk = 0;
  static constexpr int kProtocolMismatch = -1;

  explicit Connection(std::string protocol);

  /// Agrees with the peer, once. Returns kOk, or an error that
  /// context.last_error explains; the next call then tries again.
  int handshake(Context &context);

  /// Moves up to `size` bytes; returns how many, or a negative error.
  long read(Context &context, char *data, std::size_t size);
  long write(Context &context, const char *data, std::size_t size);

private:
  std::atomic<bool> handshake_done_{false};
  bool in_handshake_ = false;
  std::mutex handshake_mutex_;
  std::string protocol_;
  char buffer_[64] = {};
  std::size_t buffered_ = 0;
};

} // namespace example

#endif // FASTPATH_EXAMPLE_CONNECTION_H
