// What the programs of the fuzzer are made of: objects that write down what happens to them, and functions of which
// nothing is visible. Works from C++14 on.
#ifndef FUZZ_TRACE_H
#define FUZZ_TRACE_H

#include <atomic>
#include <cstddef>
#include <initializer_list>
#include <type_traits>
#include <utility>

#define FUZZ_CHECK(condition) ((condition) ? (void)0 : fuzz::fail(#condition))
#define FUZZ_NOTE(value) fuzz::note("noted", fuzz::num(value))
#define FUZZ_EACH(...) (void)std::initializer_list<int>{((__VA_ARGS__), 0)...}
#define FUZZ_LIKELY(condition) __builtin_expect(!!(condition), 1)
#define FUZZ_LOCKED fuzz::Guard locked(77)
#define FUZZ_NOEXCEPT noexcept
#define FUZZ_API __attribute__((visibility("default")))
#define FUZZ_INT int

// Nothing is to be inlined where it is called, so that every function can be looked at.
#ifdef __clang__
#define FUZZ_DRIVER __attribute__((noinline, optnone))
#else
#define FUZZ_DRIVER __attribute__((noinline, optimize("O0")))
#endif

namespace fuzz {

void note(const char *what, long value) noexcept;
[[noreturn]] void fail(const char *what) noexcept;

/// Throws at the call that `arm` has chosen.
int work(int n);
void arm(int calls) noexcept;
/// Whether a recursion may go one level deeper.
bool deeper() noexcept;
void rest() noexcept;

struct Error {
  int code;
};

/// Writes down its construction, copies, moves and destruction, by a number of its own.
struct Value {
  Value(int v);
  Value(const Value &other);
  Value(Value &&other) noexcept;
  Value &operator=(const Value &other);
  Value &operator=(Value &&other) noexcept;
  ~Value();
  int v;
  int id;
  const Value *self;
};

struct MoveOnly {
  explicit MoveOnly(int v);
  MoveOnly(MoveOnly &&other) noexcept;
  MoveOnly &operator=(MoveOnly &&other) noexcept;
  ~MoveOnly();
  int v;
  int id;
};

/// Destroyed with a trace, but made without a call.
struct Ticket {
  explicit Ticket(int v) noexcept : v(v) {}
  Ticket(const Ticket &other);
  Ticket &operator=(const Ticket &) = delete;
  ~Ticket();
  int v;
};

/// The usual object that needs cleanup.
struct Guard {
  explicit Guard(int tag);
  Guard(const Guard &) = delete;
  Guard &operator=(const Guard &) = delete;
  ~Guard();
  int tag;
};

struct Mutex {
  void lock();
  void unlock();
};

template <class M> struct Lock {
  explicit Lock(M &m) : m(m) { m.lock(); }
  Lock(const Lock &) = delete;
  Lock &operator=(const Lock &) = delete;
  ~Lock() { m.unlock(); }
  M &m;
};

struct Small {
  int a, b;
};
using Number = int;
struct Tag {};
enum class Color { Red, Green = 4 };
enum Plain { First = 1, Second = 2 };

extern Value global, other;
extern Mutex mutex;
extern int counter;
extern int table[3];

Value makeValue(int v);
MoveOnly makeMoveOnly(int v);
void take(Value v);
void take(MoveOnly v);
int twice(int n);

inline int num(const Value &v) { return v.v; }
inline int num(const MoveOnly &v) { return v.v; }
inline int num(const Ticket &v) { return v.v; }
inline int num(const Small &v) { return v.a + v.b; }
inline int num(const Tag &) { return 0; }
inline int num(const char *text) { return text[0]; }
inline int num(const std::atomic<int> &a) { return a.load(); }
inline int num(const int *p) { return *p; }
inline int num(const Value *p) { return p->v; }
inline int num(int (*f)(int)) { return f(2); }
template <class T, std::enable_if_t<std::is_arithmetic<T>::value || std::is_enum<T>::value, int> = 0>
int num(const T &n) {
  return static_cast<int>(n);
}

/// Tells apart what an expression is.
template <class T> int kind(T &) { return 1; }
template <class T> int kind(const T &) { return 2; }
template <class T, std::enable_if_t<!std::is_lvalue_reference<T>::value, int> = 0> int kind(T &&) { return 3; }
inline int pick(int) { return 10; }
inline int pick(long) { return 11; }
inline int pick(unsigned) { return 12; }
inline int pick(bool) { return 13; }
inline int pick(char) { return 14; }
inline int pick(double) { return 15; }
inline int pick(...) { return 16; }

inline int sum() { return 0; }
template <class First, class... Rest> int sum(const First &first, const Rest &...rest) {
  return num(first) + sum(rest...);
}

template <class T> void swallow(T &&value) {
  std::decay_t<T> taken(std::forward<T>(value));
  note("swallowed", num(taken));
}

} // namespace fuzz

#endif
