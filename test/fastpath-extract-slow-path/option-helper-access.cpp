// Option HelperAccess: Same adds no labels to the class.
// RUN: %check-marks %s --option=HelperAccess=Same
#include <atomic>
#include <mutex>

class Index {
public:
  int find(int word);
//+  int findSlow(int word);

protected:
  int rank(int word) {
//    ^ warning: early return of 'rank' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (built_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return word;
//+    return rankSlow(word);
//+  }
//+
//+  [[gnu::noinline]] int rankSlow(int word) {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    return -word;
  }

private:
  std::atomic<bool> built_{false};
  std::mutex mu_;
};

int Index::find(int word) {
//         ^ warning: early return of 'find' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (built_.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return word;
//+  return findSlow(word);
//+}
//+
//+[[gnu::noinline]] int Index::findSlow(int word) {
  std::lock_guard<std::mutex> lock(mu_);
//                            ^ note: the first object that needs cleanup is declared here
  built_.store(true);
  return -word;
}
