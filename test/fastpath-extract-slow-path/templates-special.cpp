// Specializations and instantiations: where a helper can be declared, and where it cannot.
// RUN: %check-marks %s --std=c++11,c++17
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;

// A full specialization is an ordinary function: no template head.
template <class T> void plain(T);
//+static void plainSlow(int value);
//+
template <> void plain<int>(int value) {
//               ^ warning: early return of 'plain{{(<int>)?}}' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  plainSlow(value);
//+}
//+
//+[[gnu::noinline]] static void plainSlow(int value) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  plain(static_cast<long>(value));
}

//+template <class T> [[gnu::noinline]] int elsewhereSlow(const T &value);
//+
// Instantiated elsewhere: nothing changes for that.
template <class T> int elsewhere(const T &value) {
//                     ^ warning: early return of 'elsewhere' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return elsewhereSlow<T>(value);
//+}
//+
//+template <class T> [[gnu::noinline]] int elsewhereSlow(const T &value) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return sizeof(value);
}
extern template int elsewhere<int>(const int &);
template int elsewhere<long>(const long &);

template <class T> struct Value { void set(T); };

// A partial specialization has a body of its own.
template <class T> struct Value<T *> {
  void set(T *to);
//+
//+private:
//+  void setSlow(T *to);
//+
//+public:
  T *value;
};
template <class T> void Value<T *>::set(T *to) {
//                                  ^ warning: early return of 'set' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  setSlow(to);
//+}
//+
//+template <class T> [[gnu::noinline]] void Value<T *>::setSlow(T *to) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  value = to;
}

// A specialized member of a class template has none.
template <> void Value<int>::set(int) {
//                           ^ warning: early return of 'set' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                           ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
}
