// Between the directives a function has another name than is written there.
// RUN: %check-marks-clang %s -- -fopenmp
#include <atomic>

struct Guard {
  Guard();
  ~Guard();
};
static std::atomic<bool> done;

#pragma omp begin declare variant match(device = {kind(host)})
void f() {
// :1: warning: early return of 'f[device={kind(host)}]' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
// :1: note: no fix-it: an OpenMP directive is bound to the declaration
  if (done.load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return;
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  done.store(true);
}
#pragma omp end declare variant
