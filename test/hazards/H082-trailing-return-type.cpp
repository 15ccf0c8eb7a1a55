// H082 Trailing return type that names a parameter
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// What the signature mentions is handed over as well, even where the slow path does without.
#include "trace.h"
#include <utility>

static std::atomic<int> lim;
long conv(int n);

//+static auto fSlow(int k, int a) -> decltype(conv(k));
//+
auto f(int k, int a) -> decltype(conv(k)) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (lim.load() > k)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return fSlow(k, a);
//+}
//+
//+[[gnu::noinline]] static auto fSlow([[maybe_unused]] int k, int a) -> decltype(conv(k)) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static auto plainSlow(int a) -> long;
//+
// No parameter in it: nothing more to hand over.
auto plain(int k, int a) -> long {
//   ^ warning: early return of 'plain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (lim.load() > k)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return plainSlow(a);
//+}
//+
//+[[gnu::noinline]] static auto plainSlow(int a) -> long {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+template <class T, class U> [[gnu::noinline]] auto sumSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t, const U &u) -> decltype(t + u);
//+
template <class T, class U> auto sum(T t, const U &u, int k) -> decltype(t + u) {
//                               ^ warning: early return of 'sum' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (lim.load() > k)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {};
//+  return sumSlow<T, U>(t, u);
//+}
//+
//+template <class T, class U> [[gnu::noinline]] auto sumSlow([[maybe_unused]] std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t, [[maybe_unused]] const U &u) -> decltype(t + u) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return 7;
}

struct S {
  short value = 3;
  auto member(int k, int a) const -> decltype(std::make_pair(k, value));
//+
//+private:
//+  auto memberSlow(int k, int a) const -> decltype(std::make_pair(k, value));
//+
//+public:
  auto self(int a) -> decltype(this) {
//     ^ warning: early return of 'self' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (lim.load() > a)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return nullptr;
//+    return selfSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] auto selfSlow() -> decltype(this) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return this;
  }
//+
//+public:
  auto trailing(int a) -> int (*)[2];
//+
//+private:
//+  auto trailingSlow() -> int (*)[2];
};

auto S::member(int k, int a) const -> decltype(std::make_pair(k, value)) {
//      ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (lim.load() > k)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {};
//+  return memberSlow(k, a);
//+}
//+
//+[[gnu::noinline]] auto S::memberSlow([[maybe_unused]] int k, int a) const -> decltype(std::make_pair(k, value)) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {a, value};
}

static int row[2];
auto S::trailing(int a) -> int (*)[2] {
//      ^ warning: early return of 'trailing' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (lim.load() > a)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
//+  return trailingSlow();
//+}
//+
//+[[gnu::noinline]] auto S::trailingSlow() -> int (*)[2] {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return &row;
}

// The helper gets `s` by reference, so that decltype(s) would be another type there.
auto ofClass(Traced s) -> decltype(s) * {
//   ^ warning: early return of 'ofClass' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path takes the declared type of 's', which the helper gets by reference
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return nullptr;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return new Traced(s.value + 1);
}

template <class T> auto ofDependent(T t) -> decltype(t) {
//                      ^ warning: early return of 'ofDependent' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                      ^ note: no fix-it: the slow path takes the declared type of 't', which the helper gets by reference
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t + 1;
}

int main() {
  S s;
  slowThenFast([&] {
    lim = done ? 100 : 0;
    std::printf("%ld %ld %ld\n", f(1, 2), plain(3, 4), sum(5, 6L, 7));
    std::printf("%d %d %d\n", s.member(8, 9).first, s.self(1) == &s, s.trailing(2) == &row);
    delete ofClass(10);
    std::printf("%d\n", ofDependent(11));
  });
}
