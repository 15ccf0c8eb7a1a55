// Tracing and assertions in front of a guard: free where this configuration leaves
// nothing of them.
// RUN: %check-marks %s --any-fix-text
#include <atomic>
#include <mutex>

[[noreturn]] void die(const char *text);
void logLine(const char *text);
#define CONCATENATE_(a, b) a##b
#define CONCATENATE(a, b) CONCATENATE_(a, b)
#define CHECK_OFF(condition) static_cast<void>(false && (condition))
#define CHECK_ON(condition) ((condition) ? static_cast<void>(0) : die(#condition))
#define CHECK_STREAM(condition)                                                                                    \
  while (!(condition))                                                                                             \
  switch (0)                                                                                                       \
  case 0:                                                                                                          \
  default:                                                                                                         \
    !true ? static_cast<void>(0) : Voidify() & FatalMessage(#condition).stream()
struct Stream {};
struct FatalMessage {
  explicit FatalMessage(const char *);
  [[noreturn]] ~FatalMessage();
  Stream &stream();
};
struct Voidify {
  void operator&(Stream &) {}
};

struct NoSpan {
  explicit NoSpan(const char *) {}
  ~NoSpan() {}
};
struct Span {
  explicit Span(const char *name) : name_(name) { logLine(name_); }
  ~Span() { logLine(name_); }
  const char *name_;
};
#define TRACE_OFF(name) NoSpan CONCATENATE(span_, __LINE__)(name)
#define TRACE_ON(name) Span CONCATENATE(span_, __LINE__)(name)
#define TRACE_NOTHING(name)                                                                                        \
  do {                                                                                                             \
  } while (0)
#ifdef __clang__
#define GUARDED_BY(mutex) __attribute__((guarded_by(mutex)))
#else
#define GUARDED_BY(mutex)
#endif

class Store {
  std::mutex mu_;
  std::atomic<bool> ready_{false};
  int items_ GUARDED_BY(mu_) = 0;

public:
  int assertions(int n) {
//    ^ warning: early return of 'assertions' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    CHECK_OFF(n > 0);
    CHECK_ON(n > 0);
    CHECK_STREAM(n > 0);
    if (ready_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return n;
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int emptyObject(int n) {
//    ^ warning: early return of 'emptyObject' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    TRACE_OFF("emptyObject");
    TRACE_NOTHING("emptyObject");
    if (ready_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return n;
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return 2;
  }
  int object(int n) {
    TRACE_ON("object");
    if (ready_.load())
      return n;
    std::lock_guard<std::mutex> lock(mu_);
    return 3;
  }
};
