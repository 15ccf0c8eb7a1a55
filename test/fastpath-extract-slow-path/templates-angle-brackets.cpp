// A template head that ends in `>>`, which is one token until the parser splits it.
// RUN: %check-marks %s --std=c++11,c++17
#include <atomic>
#include <mutex>

template <bool Condition, class T> struct enable {};
template <class T> struct enable<true, T> { using type = T; };
template <bool Condition, class T = int> using enable_t = typename enable<Condition, T>::type;

struct Store {
  template <class K, enable_t<sizeof(K) >= 1, int> = 0, class V = enable<true, int>>
  int insert(const K &key, V *value);
//+
//+private:
//+  template <class K, class V> [[gnu::noinline]] int insertSlow(const K &key, V *value);
//+
//+public:
  std::atomic<bool> full{false};
  std::mutex mu;
};

template <class K, enable_t<sizeof(K) >= 1, int>, class V>
int Store::insert(const K &key, V *value) {
//         ^ warning: early return of 'insert' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (full.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return insertSlow<K, V>(key, value);
//+}
//+
//+template <class K, class V> [[gnu::noinline]] int Store::insertSlow(const K &key, V *value) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return sizeof(key) + (value ? 1 : 0);
}

//+template <class K, class V> [[gnu::noinline]] int plainSlow(Store &store, V *value);
//+
template <class K, class V = enable<true, enable<true, K>>>
int plain(Store &store, V *value) {
//  ^ warning: early return of 'plain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (store.full.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return plainSlow<K, V>(store, value);
//+}
//+
//+template <class K, class V> [[gnu::noinline]] int plainSlow(Store &store, V *value) {
  std::lock_guard<std::mutex> lock(store.mu);
//                            ^ note: the first object that needs cleanup is declared here
  return sizeof(K) + (value ? 1 : 0);
}

int use(Store &store) { return store.insert('a', &store) + plain<int>(store, &store); }
