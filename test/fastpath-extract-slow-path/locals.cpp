// Locals of the fast path that the slow path uses become parameters, in their written type.
// RUN: %check-marks %s --std=c++11,c++17
#include <atomic>
#include <mutex>

struct Entry { std::atomic<bool> ready; int value; };
static Entry table[4];
static std::mutex mu;
static std::atomic<int> state;
static std::atomic<Entry *> current;
Entry *make(int);

//+static int scalarSlow(int n, int seen);
//+
int scalar(int n) {
//  ^ warning: early return of 'scalar' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int seen = state.load();
  if (seen > 0)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return seen;
//+  return scalarSlow(n, seen);
//+}
//+
//+[[gnu::noinline]] static int scalarSlow(int n, int seen) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n - seen;
}

//+static Entry *doubleCheckedSlow(Entry *entry);
//+
// Assigned to in the slow path: by value is enough, nothing runs after it.
Entry *doubleChecked() {
//     ^ warning: early return of 'doubleChecked' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  Entry *entry = current.load(std::memory_order_acquire);
  if (entry)
//^ note: the fast path ends at this atomic check; {{.+}}
    return entry;
//+  return doubleCheckedSlow(entry);
//+}
//+
//+[[gnu::noinline]] static Entry *doubleCheckedSlow(Entry *entry) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  entry = current.load(std::memory_order_relaxed);
  if (!entry)
    entry = make(1);
  return entry;
}

//+static int referenceSlow(int i, Entry &entry);
//+
int reference(int i) {
//  ^ warning: early return of 'reference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  Entry &entry = table[i];
  if (entry.ready.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return entry.value;
//+  return referenceSlow(i, entry);
//+}
//+
//+[[gnu::noinline]] static int referenceSlow(int i, Entry &entry) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return entry.value = i;
}

//+static int deducedSlow(int seen);
//+
// The loaded atomic says what `auto` is.
int deduced() {
//  ^ warning: early return of 'deduced' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  auto seen = state.load();
  if (seen > 3)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return seen;
//+  return deducedSlow(seen);
//+}
//+
//+[[gnu::noinline]] static int deducedSlow(int seen) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return -seen;
}

//+static int unusedSlow();
//+
// Unused after the guard: nothing to pass.
int unused() {
//  ^ warning: early return of 'unused' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  const int seen = state.load();
  if (seen)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return unusedSlow();
//+}
//+
//+[[gnu::noinline]] static int unusedSlow() {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return 1;
}
