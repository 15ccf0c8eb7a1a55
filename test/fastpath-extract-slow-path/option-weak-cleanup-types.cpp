// Option WeakCleanupTypes: types that only carry a result are no reason to report.
// RUN: %check-marks %s --any-fix-text
// RUN: %check-marks %s --any-fix-text --tag=none --option=WeakCleanupTypes=
// RUN: %check-marks %s --any-fix-text --tag=none --option=WeakCleanupTypes=Guard
#include <atomic>
#include <mutex>

struct Guard { Guard(); ~Guard(); };
struct Status { ~Status(); bool ok() const; int code() const; };
namespace absl { template <class T> struct StatusOr { ~StatusOr(); T value() const; }; }
Status connect();
absl::StatusOr<int> count();

static std::mutex mu;
static std::atomic<bool> flag;

int onlyWeak() {
//  ^ warning(none): early return of 'onlyWeak' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note(none): the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Status status = connect();
//       ^ note(none): the first object that needs cleanup is declared here
  absl::StatusOr<int> n = count();
  return status.code() + n.value();
}

int besideALock() {
//  ^ warning: early return of 'besideALock' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Status status = connect();
//       ^ note: the first object that needs cleanup is declared here
  std::lock_guard<std::mutex> lock(mu);
  return status.code();
}
