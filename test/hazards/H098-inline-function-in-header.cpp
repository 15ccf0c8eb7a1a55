// H098 inline function in a header
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// A static helper would be another function in each file, against the one-definition rule, and GCC warns
// about `inline` with noinline. As a template it is one function for all files.
//--- f.h
#pragma once
#include "trace.h"

//+template <class = void> [[gnu::noinline]] int fSlow(int a);
//+
inline int f(int a) {
//         ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return fSlow(a);
//+}
//+
//+template <class> [[gnu::noinline]] int fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static int calls = 0;
  return a + ++calls;
}

namespace n {
//+template <class = void> [[gnu::noinline]] int *addressSlow() noexcept;
//+
[[nodiscard]] inline int *address() noexcept {
//                        ^ warning: early return of 'address' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return addressSlow();
//+}
//+
//+template <class> [[gnu::noinline]] int *addressSlow() noexcept {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static int object;
  return &object;
}
} // namespace n

class S {
public:
  inline int member(int a);
//+
//+private:
//+  int memberSlow(int a);
};

int S::member(int a) {
//     ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return memberSlow(a);
//+}
//+
//+[[gnu::noinline]] inline int S::memberSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  static int calls = 0;
  return a + ++calls;
}

int *other();
//--- other.cpp
#include "f.h"

int *other() {
  work(f(10));
  work(S().member(20));
  return n::address();
}
//--- main.cpp
#include "f.h"

int main() {
  slowThenFast([] {
    std::printf("%d\n", other() == n::address());
    std::printf("%d\n", f(1));
    std::printf("%d\n", S().member(2));
  });
}
