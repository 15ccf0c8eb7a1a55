// Templates: heads are repeated, arguments are listed, references keep their kind.
// RUN: %check-marks %s --std=c++11,c++17
#include <atomic>
#include <mutex>
#include <utility>

static std::mutex mu;
static std::atomic<bool> done;
void store(int);

//+template <class T> [[gnu::noinline]] void plainSlow(const T &value);
//+
template <class T>
void plain(const T &value) {
//   ^ warning: early return of 'plain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  plainSlow<T>(value);
//+}
//+
//+template <class T> [[gnu::noinline]] void plainSlow(const T &value) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  store(value);
}

//+template <class T> [[gnu::noinline]] void forwardingSlow(T &&value);
//+
template <class T> void forwarding(T &&value) {
//                      ^ warning: early return of 'forwarding' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  forwardingSlow<T>(static_cast<T &&>(value));
//+}
//+
//+template <class T> [[gnu::noinline]] void forwardingSlow(T &&value) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  store(std::forward<T>(value));
}

//+template <class... A> [[gnu::noinline]] int packSlow(A &&...values);
//+
template <class... A> int pack(A &&...values) {
//                        ^ warning: early return of 'pack' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return packSlow<A...>(static_cast<A &&>(values)...);
//+}
//+
//+template <class... A> [[gnu::noinline]] int packSlow(A &&...values) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  int several[] = {(store(std::forward<A>(values)), 1)...};
  return several[0];
}

//+template <class R> [[gnu::noinline]] R notDeducedSlow(int n);
//+
template <class R> R notDeduced(int n) {
//                   ^ warning: early return of 'notDeduced' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return R();
//+  return notDeducedSlow<R>(n);
//+}
//+
//+template <class R> [[gnu::noinline]] R notDeducedSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return R(n);
}

template <class T> class Value {
public:
  T get(const T &otherwise) const;
//+
//+private:
//+  T getSlow(const T &otherwise) const;
//+
//+public:
  template <class U> void set(U &&to);

private:
//+  template <class U> [[gnu::noinline]] void setSlow(U &&to);
  std::atomic<bool> known_{false};
  mutable std::mutex mu_;
  T value_{};
};

template <class T>
T Value<T>::get(const T &otherwise) const {
//          ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (known_.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return value_;
//+  return getSlow(otherwise);
//+}
//+
//+template <class T> [[gnu::noinline]] T Value<T>::getSlow(const T &otherwise) const {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  return T(otherwise);
}

template <class T>
template <class U>
void Value<T>::set(U &&to) {
//             ^ warning: early return of 'set' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (known_.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
//+  setSlow<U>(static_cast<U &&>(to));
//+}
//+
//+template <class T> template <class U> [[gnu::noinline]] void Value<T>::setSlow(U &&to) {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  value_ = std::forward<U>(to);
  known_.store(true);
}

void instantiate(Value<int> &value, int n) {
  plain(n);
  plain('c');
  forwarding(n);
  forwarding(1);
  pack(n, 'c');
  notDeduced<long>(n);
  value.set(value.get(3));
}

// The tests' own <atomic> does without <type_traits>.
template <class T> int withoutTraits(T value) {
//                     ^ warning: early return of 'withoutTraits' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: no fix-it: how to pass 'value' on depends on <type_traits>, which is not included
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return sizeof(value);
}
