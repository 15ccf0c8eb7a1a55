// An __interface has public members only, and would show the helper.
// RUN: %check-marks-clang %s -- -fms-extensions -Wno-microsoft
#include <atomic>

struct Guard {
  Guard();
  ~Guard();
};
static std::atomic<bool> done;

__interface Service {
  void start() {
//     ^ warning: early return of 'start' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//     ^ note: no fix-it: all members of an __interface are public
    if (done.load())
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return;
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    done.store(true);
  }
};
