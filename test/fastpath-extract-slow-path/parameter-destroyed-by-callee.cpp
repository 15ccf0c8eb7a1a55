// Where the callee destroys its parameters the frame stays whatever is split off: silence.
// RUN: %check-marks-clang %s
// The same function under an ABI where the caller destroys them is reported.
// RUN: %check-marks-clang %s --tag=caller --any-fix-text -- -DABI=
#include <atomic>
#include <mutex>

#ifndef ABI
#define ABI [[clang::trivial_abi]]
#endif
struct ABI Text {
  Text(const Text &);
  ~Text();
  int size() const;
  char *data;
};
static std::mutex mu;
static std::atomic<bool> flag;

int measure(Text text) {
//  ^ warning(caller): early return of 'measure' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note(caller): the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(caller): the first object that needs cleanup is declared here
  return text.size();
}
