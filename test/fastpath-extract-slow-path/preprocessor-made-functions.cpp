// Functions that a macro makes: one warning for the macro, and none for one of a system header.
// RUN: %check-marks %s --run --std=c++17
//--- library.h
#pragma GCC system_header
#define LIBRARY_REGISTER(name) \
  int name() { \
    static std::atomic<int> id{0}; \
    if (int known = id.load()) \
      return known; \
    std::lock_guard<std::mutex> lock(mu); \
    id = 3; \
    return id; \
  }
//--- main.cpp
#include <atomic>
#include <cstdio>
#include <mutex>
#include "library.h"

static std::mutex mu;
#define REGISTER(name) \
  int name() { \
    static std::atomic<int> id{0}; \
    if (int known = id.load()) \
//  ^ note: expanded from macro 'REGISTER'
      return known; \
    std::lock_guard<std::mutex> lock(mu); \
//                              ^ note: expanded from macro 'REGISTER'
    id = 4; \
    return id; \
  }
#define BODY(text) text

LIBRARY_REGISTER(theirs)
REGISTER(ours)
//       ^ warning: early return of 'ours' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
// :1: note: the fast path ends at this atomic check; the slow path stores to the same atomic
// :1: note: the first object that needs cleanup is declared here
//       ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
REGISTER(oursToo)
BODY(int written() {
//       ^ warning: early return of 'written' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//       ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
  static std::atomic<int> id{0};
  if (int known = id.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return known;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  id = 5;
  return id;
})
BODY(int writtenToo() {
//       ^ warning: early return of 'writtenToo' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//       ^ note: no fix-it: the function is not plain text of one file, but comes from a macro
  static std::atomic<int> id{0};
  if (int known = id.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return known;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  id = 6;
  return id;
})

int main() {
  std::printf("%d %d %d %d %d\n", theirs(), ours(), oursToo(), written(), writtenToo());
}
