// Members: the helper is private, and declared beside the original.
// RUN: %check-marks %s --std=c++11,c++17,c++20
#include <atomic>
#include <mutex>

class Session {
public:
  int handshake(int attempts) const noexcept;
//+
//+private:
//+  int handshakeSlow(int attempts) const noexcept;
//+
//+public:
  bool ready() const { return ready_; }

  int reset(int to) {
//    ^ warning: early return of 'reset' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (ready_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return to;
//+    return resetSlow(to);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int resetSlow(int to) {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return cached_ = to;
  }
//+
//+public:
  static void warm(int by);

//+private:
//+  static void warmSlow(int by);
//+
//+public:
  int inlineOutside(int by);
//+
//+private:
//+  int inlineOutsideSlow(int by);
//+
//+public:
  template <class T> T inlineTemplate(const T &by);

private:
//+  template <class T> [[gnu::noinline]] T inlineTemplateSlow(const T &by);
  int refresh();
//+  int refreshSlow();
  std::atomic<bool> ready_{false};
  static std::atomic<int> warmth;
  mutable std::mutex mu_;
  mutable int cached_ = 0;
};

int Session::handshake(int attempts) const noexcept {
//           ^ warning: early return of 'handshake' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready_.load(std::memory_order_acquire))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return handshakeSlow(attempts);
//+}
//+
//+[[gnu::noinline]] int Session::handshakeSlow(int attempts) const noexcept {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  cached_ += attempts;
  return cached_;
}

int Session::refresh() {
//           ^ warning: early return of 'refresh' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready_.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 1;
//+  return refreshSlow();
//+}
//+
//+[[gnu::noinline]] int Session::refreshSlow() {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  ready_.store(true);
  return cached_;
}

void Session::warm(int by) {
//            ^ warning: early return of 'warm' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (warmth >= by)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  warmSlow(by);
//+}
//+
//+[[gnu::noinline]] void Session::warmSlow(int by) {
  static std::mutex mu;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  static int calls;
  calls += by;
}

// Not inline in the class, so that `noinline` contradicts nothing there.
inline int Session::inlineOutside(int by) {
//                  ^ warning: early return of 'inlineOutside' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready_.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return inlineOutsideSlow(by);
//+}
//+
//+[[gnu::noinline]] inline int Session::inlineOutsideSlow(int by) {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  return cached_ += by;
}

template <class T> inline T Session::inlineTemplate(const T &by) {
//                                   ^ warning: early return of 'inlineTemplate' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (ready_.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return T();
//+  return inlineTemplateSlow<T>(by);
//+}
//+
//+template <class T> [[gnu::noinline]] T Session::inlineTemplateSlow(const T &by) {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  return static_cast<T>(cached_ += by);
}

int use(Session &session) {
  return session.inlineOutside(1) + session.inlineTemplate(2);
}
