// What an explicit instantiation leaves out, it leaves out of the helper too.
// RUN: %check-marks-clang %s
#include <atomic>

struct Guard {
  Guard();
  ~Guard();
};
static std::atomic<bool> done;

template <class T> struct Table {
  __attribute__((exclude_from_explicit_instantiation)) void clear() {
//                                                          ^ warning: early return of 'clear' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return;
//+    clearSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] __attribute__((exclude_from_explicit_instantiation)) void clearSlow() {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    typename T::type last;
    (void)last;
    done.store(true);
  }
};
template struct Table<int>;
