// The helper gets a reference: `s.~decltype(s)()` would not compile there, and both spellings look the same.
// RUN: %check-marks %s
#include <atomic>
#include <new>

struct Guard {
  Guard();
  ~Guard();
};
struct Text {
  Text();
  Text(const Text &);
  ~Text();
};
static std::atomic<bool> done;

void f(Text s) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//   ^ note: no fix-it: the slow path calls the destructor of 's', which the helper gets by reference
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  s.~Text();
  new (&s) Text;
  done.store(true);
}
