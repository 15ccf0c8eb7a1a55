// H003 Copyable class type by value
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// By reference: a copy could throw, would be another object, and would put the frame back on the
// fast path. The output shows every copy.
#include "trace.h"
#include <string>

//+static void fSlow(Traced &s);
//+
void f(Traced s) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(s);
//+}
//+
//+[[gnu::noinline]] static void fSlow(Traced &s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  s.value += 10;
  work(s.value);
}

struct Log {
  void add(const Traced entry, std::string text = std::string("none"));
//+
//+private:
//+  void addSlow(const Traced &entry, std::string &text);
};

void Log::add(const Traced entry, std::string text) {
//        ^ warning: early return of 'add' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  addSlow(entry, text);
//+}
//+
//+[[gnu::noinline]] void Log::addSlow(const Traced &entry, std::string &text) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  text += '!';
  std::printf("%d %s\n", entry.value, text.c_str());
}

// A base, an aggregate and a defaulted copy: what is not trivial goes by reference.
struct Base {
  virtual ~Base() = default;
  virtual int id() const { return 1; }
};
struct Derived : Base {
  int id() const override { return 2; }
};
struct Pair {
  Traced first;
  int second;
};
//+static int bothSlow(Base &base, Derived &derived, Pair &pair);
//+
static int both(Base base, Derived derived, Pair pair) {
//         ^ warning: early return of 'both' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return bothSlow(base, derived, pair);
//+}
//+
//+[[gnu::noinline]] static int bothSlow(Base &base, Derived &derived, Pair &pair) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return base.id() + derived.id() + pair.first.value + pair.second;
}

int main() {
  Traced t(1);
  slowThenFast([&] {
    f(t);
    Log().add(t);
    Log().add(Traced(2), "text");
    std::printf("%d\n", both(Derived(), Derived(), {t, 5}));
  });
}
