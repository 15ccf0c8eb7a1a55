// C++20: requirements go to both declarations, abbreviated templates are called as they deduce.
// RUN: %check-marks %s --std=c++20
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;
template <class T> concept Small = sizeof(T) <= 8;

//+template <class T> requires Small<T> [[gnu::noinline]] int requiredSlow(const T &value) requires(sizeof(T) > 1);
//+
template <class T>
  requires Small<T>
int required(const T &value) requires(sizeof(T) > 1) {
//  ^ warning: early return of 'required' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return requiredSlow<T>(value);
//+}
//+
//+template <class T> requires Small<T> [[gnu::noinline]] int requiredSlow(const T &value) requires(sizeof(T) > 1) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return sizeof(value);
}

//+[[gnu::noinline]] int abbreviatedSlow(Small auto &value);
//+
int abbreviated(Small auto value) {
//  ^ warning: early return of 'abbreviated' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return abbreviatedSlow(value);
//+}
//+
//+[[gnu::noinline]] int abbreviatedSlow(Small auto &value) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return sizeof(value);
}

void instantiate() {
  required(1);
  abbreviated(2);
}

// A constrained class template: its head is repeated with its clause.
template <class T>
  requires(sizeof(T) <= 8)
struct Slot {
  int take(int want);
//+
//+private:
//+  int takeSlow(int want);
//+
//+public:
  std::mutex mu;
};

template <class T>
  requires(sizeof(T) <= 8)
int Slot<T>::take(int want) {
//           ^ warning: early return of 'take' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return want;
//+  return takeSlow(want);
//+}
//+
//+template <class T> requires(sizeof(T) <= 8) [[gnu::noinline]] int Slot<T>::takeSlow(int want) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return -want;
}

int useSlot(Slot<int> &slot) { return slot.take(1); }
