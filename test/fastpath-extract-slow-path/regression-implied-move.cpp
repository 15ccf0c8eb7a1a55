// A parameter that a return would move through a conversion.
// RUN: %check-marks %s --run --std=c++17 --option=GuardEvidence=Any
#include <atomic>
#include <cstdio>
#include <string>
#include <memory>

struct Guard {
  Guard() { std::puts("Guard"); }
  ~Guard() { std::puts("~Guard"); }
};
static std::atomic<bool> done;
static std::atomic<int> state;

//+static int f1Slow(int n, int s);
//+
static int f1(int n) {
//         ^ warning: early return of 'f1' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int s;
  if ((s = state.load()) == 3) return s;
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+  return f1Slow(n, s);
//+}
//+
//+[[gnu::noinline]] static int f1Slow(int n, int s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n + s;
}
//+static int f2Slow(std::unique_ptr<int> &p);
//+
static int f2(std::unique_ptr<int> p) {
//         ^ warning: early return of 'f2' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return 0;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f2Slow(p);
//+}
//+
//+[[gnu::noinline]] static int f2Slow(std::unique_ptr<int> &p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto q = std::move(p);
  return *q;
}
//+static std::string f3Slow(std::string &s);
//+
static std::string f3(std::string s) {
//                 ^ warning: early return of 'f3' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f3Slow(s);
//+}
//+
//+[[gnu::noinline]] static std::string f3Slow(std::string &s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return std::move(s);
}
//+static std::string f4Slow(std::string &s, int n);
//+
static std::string f4(std::string s, int n) {
//                 ^ warning: early return of 'f4' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f4Slow(s, n);
//+}
//+
//+[[gnu::noinline]] static std::string f4Slow(std::string &s, int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return n ? s : s + "x";
}
//+static std::unique_ptr<int> f5Slow(std::unique_ptr<int> &&p);
//+
static std::unique_ptr<int> f5(std::unique_ptr<int> &&p) {
//                          ^ warning: early return of 'f5' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return nullptr;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f5Slow(static_cast<std::unique_ptr<int> &&>(p));
//+}
//+
//+[[gnu::noinline]] static std::unique_ptr<int> f5Slow(std::unique_ptr<int> &&p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return std::move(p);
}
struct Mv {
  Mv() = default;
  Mv(const Mv &) {
    std::puts("copy");
  }
  Mv(Mv &&) {
    std::puts("move");
  }
  ~Mv() {
  }
};
//+static Mv f6Slow(Mv &&m);
//+
static Mv f6(Mv &&m) {
//        ^ warning: early return of 'f6' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f6Slow(static_cast<Mv &&>(m));
//+}
//+
//+[[gnu::noinline]] static Mv f6Slow(Mv &&m) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return static_cast<Mv &&>(m);
}
//+static Mv f7Slow(Mv &m);
//+
static Mv f7(Mv m) {
//        ^ warning: early return of 'f7' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f7Slow(m);
//+}
//+
//+[[gnu::noinline]] static Mv f7Slow(Mv &m) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return Mv(m);
}
//+static Mv f8Slow(Mv &m);
//+
static Mv f8(Mv m) {
//        ^ warning: early return of 'f8' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f8Slow(m);
//+}
//+
//+[[gnu::noinline]] static Mv f8Slow(Mv &m) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto l = [m]() mutable { return m; };
  return l();
}
//+static Mv f9Slow(Mv &m);
//+
static Mv f9(Mv m) {
//        ^ warning: early return of 'f9' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f9Slow(m);
//+}
//+
//+[[gnu::noinline]] static Mv f9Slow(Mv &m) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  auto l = [&] { return m; };
  return l();
}
static Mv f10(Mv m) {
//        ^ warning: early return of 'f10' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//        ^ note: no fix-it: the slow path returns the parameter 'm', which moves it implicitly
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  if (true) {
    {
      return (m);
    }
  }
}
static void f11(Mv m) {
//          ^ warning: early return of 'f11' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//          ^ note: no fix-it: the slow path throws the parameter 'm', which moves it implicitly
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  throw m;
}
static void f12(Mv m) {
//          ^ warning: early return of 'f12' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//          ^ note: no fix-it: the slow path throws the parameter 'm', which moves it implicitly
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  try {
    throw(m);
  } catch (const Mv &) {
  }
}
struct Wrap {
  Mv m;
  Wrap(Mv &&m) : m(std::move(m)) {
  }
  Wrap(const Mv &m) : m(m) {
  }
};
static Wrap f13(Mv m) {
  if (done.load()) return Wrap(Mv());
  Guard g;
  return m;
}
//+static Mv f14Slow(Mv &m, bool b);
//+
static Mv f14(Mv m, bool b) {
//        ^ warning: early return of 'f14' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f14Slow(m, b);
//+}
//+
//+[[gnu::noinline]] static Mv f14Slow(Mv &m, bool b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return b ? m : Mv();
}
struct Conv {
  Mv m;
  operator Mv() && {
    return std::move(m);
  }
  operator Mv() const & {
    return m;
  }
};
static Mv f15(Conv c) {
//        ^ warning: early return of 'f15' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//        ^ note: no fix-it: the slow path returns the parameter 'c', which moves it implicitly
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return c;
}
//+static Mv f16Slow(Conv &c);
//+
static Mv f16(Conv c) {
//        ^ warning: early return of 'f16' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f16Slow(c);
//+}
//+
//+[[gnu::noinline]] static Mv f16Slow(Conv &c) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return Mv{c};
}
//+static Mv f17Slow(Mv &m);
//+
static Mv f17(Mv m) {
//        ^ warning: early return of 'f17' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f17Slow(m);
//+}
//+
//+[[gnu::noinline]] static Mv f17Slow(Mv &m) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {m};
}
//+template <class T> [[gnu::noinline]] static T f18Slow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> m);
//+
template <class T> static T f18(T m) {
//                          ^ warning: early return of 'f18' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return {};
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  return f18Slow<T>(m);
//+}
//+
//+template <class T> [[gnu::noinline]] static T f18Slow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> m) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return (T)(m);
}
int main() {
  std::printf("%d %d\n", f1(1), f2(std::make_unique<int>(4)));
  Mv m;
  puts("6");
  f6(Mv());
  puts("7");
  f7(m);
  puts("8");
  f8(m);
  puts("9");
  f9(m);
  puts("10");
  f10(m);
  puts("11");
  try {
    f11(m);
  } catch (Mv &) {
  }
  puts("12");
  f12(m);
  puts("13");
  f13(m);
  puts("14");
  f14(m, true);
  puts("15");
  f15({});
  puts("16");
  f16({});
  puts("17");
  f17(m);
  puts("18");
  f18(m);
}
