// H116 Braced return
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper's return type has the same words, so that the braces mean the same.
#include "trace.h"
#include <utility>
#include <vector>

//+static std::pair<int, int> fSlow(int a);
//+
std::pair<int, int> f(int a) {
//                  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {0, 0};
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] static std::pair<int, int> fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {1, a};
}

struct S {
  struct Range {
    const char *text;
    std::size_t length;
  };
  Range member(int a) const;
//+
//+private:
//+  Range memberSlow(int a) const;
//+
//+public:
  static std::vector<int> list(int a) {
//                        ^ warning: early return of 'list' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return {};
//+    return listSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] static std::vector<int> listSlow(int a) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return {a, a + 1};
  }
};

S::Range S::member(int a) const {
//          ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {"fast", 4};
//+  return memberSlow(a);
//+}
//+
//+[[gnu::noinline]] S::Range S::memberSlow(int a) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {"slow", static_cast<std::size_t>(a)};
}

//+static int scalarSlow(int a);
//+
int scalar(int a) {
//  ^ warning: early return of 'scalar' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {};
//+  return scalarSlow(a);
//+}
//+
//+[[gnu::noinline]] static int scalarSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {a};
}

int main() {
  slowThenFast([] {
    auto [first, second] = f(2);
    auto [text, length] = S().member(3);
    std::printf("%d %d %s %d\n", first, second, text, static_cast<int>(length));
    std::printf("%d %d\n", static_cast<int>(S::list(4).size()), scalar(5));
  });
}
