// Parameters that generated programs found to be handed over badly: with a warning anew, or stored on the fast path.
// RUN: %check-marks %s --run --std=c++17
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;

struct Pair {
  int first, second[2];
};

//+static int wholeSlow(Pair ends);
//+
// Only assigned to, as a whole or in part.
int whole(Pair ends) {
//  ^ warning: early return of 'whole' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return ends.first;
//+  return wholeSlow(ends);
//+}
//+
//+[[gnu::noinline]] static int wholeSlow([[maybe_unused]] Pair ends) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ends = Pair{3, {4, 5}};
  return 1;
}

//+static int memberSlow(Pair ends);
//+
int member(Pair ends) {
//  ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return ends.first;
//+  return memberSlow(ends);
//+}
//+
//+[[gnu::noinline]] static int memberSlow([[maybe_unused]] Pair ends) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ends.first = 3;
  ++ends.second[1];
  return 2;
}

//+static int pointedSlow(Pair *ends);
//+
int pointed(Pair *ends) {
//  ^ warning: early return of 'pointed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return ends->first;
//+  return pointedSlow(ends);
//+}
//+
//+[[gnu::noinline]] static int pointedSlow(Pair *ends) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  ends->first = 3;
  return 3;
}

//+static int askedSlow(const int n);
//+
// Only asked about.
int asked(const int n) {
//  ^ warning: early return of 'asked' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return n;
//+  return askedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int askedSlow([[maybe_unused]] const int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return noexcept(n);
}

// Templates among the constructors, of which none can take the place of the copy: by value.
struct Converted {
  int n;
  explicit Converted(int n) : n(n) {}
  Converted(const Converted &) = default;
  template <class T> Converted(const T &from) : n(from.other) {}
  template <class T, class U> Converted(T &&a, U &&b) : n(a + b) {}
};

//+static int convertedSlow(Converted c);
//+
int converted(Converted c) {
//  ^ warning: early return of 'converted' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return convertedSlow(c);
//+}
//+
//+[[gnu::noinline]] static int convertedSlow(Converted c) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return c.n;
}

// Templates that can.
struct Greedy {
  int n;
  explicit Greedy(int n) : n(n) {}
  Greedy(const Greedy &) = default;
  template <class T> Greedy(T &&from) : n(from.n + 10) {}
};

//+static int greedySlow(Greedy &c);
//+
int greedy(Greedy c) {
//  ^ warning: early return of 'greedy' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return greedySlow(c);
//+}
//+
//+[[gnu::noinline]] static int greedySlow(Greedy &c) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return c.n;
}

struct Changing {
  int n;
  explicit Changing(int n) : n(n) {}
  Changing(const Changing &) = default;
  template <class T> Changing(T &from) : n(from.n + 10) {}
};

//+static int changingSlow(Changing &c);
//+
int changing(Changing c) {
//  ^ warning: early return of 'changing' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return changingSlow(c);
//+}
//+
//+[[gnu::noinline]] static int changingSlow(Changing &c) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return c.n;
}

struct Many {
  int n;
  explicit Many(int n) : n(n) {}
  Many(const Many &) = default;
  template <class... T> Many(T &&...) : n(sizeof...(T) + 10) {}
};

//+static int manySlow(Many &c);
//+
int many(Many c) {
//  ^ warning: early return of 'many' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return manySlow(c);
//+}
//+
//+[[gnu::noinline]] static int manySlow(Many &c) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return c.n;
}

int main() {
  Pair p{1, {2, 3}};
  std::printf("%d %d %d %d\n", whole(p), member(p), pointed(&p), asked(4));
  std::printf("%d %d\n", converted(Converted(1)), greedy(Greedy(2)));
  std::printf("%d %d\n", changing(Changing(3)), many(Many(4)));
}
