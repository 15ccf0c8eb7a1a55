// A whole program: built with the real library and run, before and after the fix.
// RUN: %check-marks %s --run
#include <atomic>
#include <cstdio>
#include <mutex>
#include <string>

struct Span {
  explicit Span(const char *name) : name(name) { std::printf("%s {\n", name); }
  ~Span() { std::printf("} %s\n", name); }
  const char *name;
};

class Session {
public:
  int handshake(std::string peer, int tries);

private:
//+  int handshakeSlow(std::string &peer, int tries);
  std::atomic<bool> done_{false};
  std::mutex mu_;
  std::string peer_;
};

int Session::handshake(std::string peer, int tries) {
//           ^ warning: early return of 'handshake' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (done_.load(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 0;
//+  return handshakeSlow(peer, tries);
//+}
//+
//+[[gnu::noinline]] int Session::handshakeSlow(std::string &peer, int tries) {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  Span span("handshake");
  peer_ = std::move(peer);
  std::printf("with %s\n", peer_.c_str());
  if (tries > 1)
    done_.store(true, std::memory_order_release);
  return tries;
}

int main() {
  Session session;
  for (int tries : {1, 2, 3})
    std::printf("%d\n", session.handshake("peer " + std::to_string(tries), tries));
}
