// What the tests of this folder share: the flag that ends the fast path, objects
// whose life shows in the output, and work to do in between.
#ifndef TRACE_H
#define TRACE_H
#include <atomic>
#include <cstdio>

#if __cplusplus >= 201703L
#define TRACE_SHARED inline
#else
#define TRACE_SHARED static // for tests of one file
#endif

TRACE_SHARED std::atomic<bool> done{false};

inline void work(int n) { std::printf("work %d\n", n); }

/// The object that needs cleanup.
struct Guard {
  Guard() { std::puts("guard begins"); }
  ~Guard() { std::puts("guard ends"); }
  Guard(const Guard &) = delete;
  Guard &operator=(const Guard &) = delete;
};

/// A value of class type: says when it is copied, moved and destroyed.
struct Traced {
  int value;
  Traced(int n) : value(n) { std::printf("made %d\n", value); }
  Traced(const Traced &from) : value(from.value) { std::printf("copied %d\n", value); }
  Traced(Traced &&from) noexcept : value(from.value) {
    from.value = -1;
    std::printf("moved %d\n", value);
  }
  Traced &operator=(const Traced &) = delete;
  ~Traced() { std::printf("destroyed %d\n", value); }
};

/// Calls `f` on the slow path, then on the fast one.
template <class F> void slowThenFast(F f) {
  std::puts("slow:");
  done = false;
  f();
  std::puts("fast:");
  done = true;
  f();
}

#endif
