// H026 Function attributes that count parameters
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper has other parameters than the original, so that the numbers would name others.
#include "trace.h"
#include <cstdlib>

static std::atomic<int> lim{0};

//+static void fSlow(int *p);
//+
__attribute__((nonnull(2))) void f(int k, int *p) {
//                               ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (lim.load() > k)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(p);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int *p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(*p);
}

// On the declaration, in another spelling, several in a row.
[[gnu::format(printf, 2, 0)]] void print(int level, const char *format, int n);
//+static void printSlow(int n);
//+
void print(int level, const char *, int n) {
//   ^ warning: early return of 'print' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (lim.load() > level)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  printSlow(n);
//+}
//+
//+[[gnu::noinline]] static void printSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(n);
}

struct Pool {
  [[gnu::alloc_size(2)]] __attribute__((nonnull(3), noinline)) void *get(int size, const char *name);
//+
//+private:
//+  void *getSlow(const char *name);
};
void *Pool::get(int size, const char *name) {
//          ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (lim.load() > size)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return getSlow(name);
//+}
//+
//+[[gnu::noinline]] void *Pool::getSlow(const char *name) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::puts(name);
  return nullptr;
}

int main() {
  int n = 1;
  for (int fast = 0; fast < 2; ++fast) {
    lim = fast * 100;
    f(2, &n);
    print(3, "", 4);
    std::printf("%d\n", Pool().get(5, "pool") == nullptr);
  }
}
