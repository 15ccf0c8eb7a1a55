// In a template, braces and parentheses around values have no type of their own.
// RUN: %check-marks %s --std=c++20
#include <atomic>

struct Guard {
  Guard();
  ~Guard();
};
static std::atomic<bool> done;
struct Pair {
  int first, second;
};
void use(Pair);

template <class T> void braces(T value) {
//                      ^ warning: early return of 'braces' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                      ^ note: no fix-it: how to pass 'value' on depends on <type_traits>, which is not included
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  Pair p = {1, value};
  use(p);
  done.store(true);
}

template <class T> void before(T value) {
//                      ^ warning: early return of 'before' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                      ^ note: no fix-it: the type of the local 'q' cannot be spelled where the helper is declared
  Pair p(1, value);
  auto q = {value, value};
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  use(p);
  (void)q;
  done.store(true);
}
