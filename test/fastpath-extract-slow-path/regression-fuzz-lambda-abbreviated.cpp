// The lambda in an abbreviated template is none itself: Clang 19 forgets the destructor of a local class in such a one.
// RUN: %check-marks %s --run --std=c++20 --option=FixStyle=Lambda
#include <atomic>
#include <cstdio>

static std::atomic<bool> done;

struct Shelf {
  int put(const auto &item);
  int take(auto item);
  int all(auto &&...items);
};

int Shelf::put(const auto &item) {
//         ^ warning: early return of 'put' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return [](decltype(item) item) __attribute__((noinline)) -> int {
  struct Local {
    ~Local() { std::puts("put"); }
  } local;
//  ^ note: the first object that needs cleanup is declared here
  return item + 1;
//+  }(item);
}

int Shelf::take(auto item) {
//         ^ warning: early return of 'take' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return [](decltype(item) &item) __attribute__((noinline)) -> int {
  struct Local {
    ~Local() { std::puts("taken"); }
  } local;
//  ^ note: the first object that needs cleanup is declared here
  return item += 1;
//+  }(item);
}

int Shelf::all(auto &&...items) {
//         ^ warning: early return of 'all' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return [](decltype(items) ...items) __attribute__((noinline)) -> int {
  struct Local {
    ~Local() { std::puts("all"); }
  } local;
//  ^ note: the first object that needs cleanup is declared here
  return (static_cast<decltype(items) &&>(items) + ... + 0);
//+  }(static_cast<decltype(items) &&>(items)...);
}

int main() {
  Shelf shelf;
  int n = 4;
  std::printf("%d %d %d\n", shelf.put(1), shelf.take(n), shelf.all(n, 2L));
}
