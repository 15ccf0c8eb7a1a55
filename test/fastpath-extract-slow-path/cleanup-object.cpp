// What needs cleanup, at any depth of the slow path, and how many are counted.
// RUN: %check-marks %s --any-fix-text
#include <atomic>
#include <memory>
#include <mutex>
#include <string>

struct Guard {
  Guard();
  ~Guard();
  int id() const;
};
struct Derived : Guard {};
struct Holder { int plain; Guard guard; };
struct Range { Guard *begin() const; Guard *end() const; ~Range(); };
Guard make();
void finish(int *);

static std::mutex mu;
static std::atomic<bool> flag;

int locks() {
//  ^ warning: early return of 'locks' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::unique_lock<std::mutex> first(mu);
//                             ^ note: the first object that needs cleanup is declared here
  std::scoped_lock<std::mutex> second(mu);
  return 1;
}

int implicitDestructors() {
//  ^ warning: early return of 'implicitDestructors' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Derived derived;
//        ^ note: the first object that needs cleanup is declared here
  Holder holder{};
  return holder.plain;
}

int array() {
//  ^ warning: early return of 'array' pays for the cleanup of 2 objects on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  Guard guards[3];
//      ^ note: the first object that needs cleanup is declared here
  std::string grid[2][2];
  return guards[1].id();
}

int nested(int n) {
//  ^ warning: early return of 'nested' pays for the cleanup of 3 objects on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int sum = n;
  for (int i = 0; i < n; ++i) {
    if (i & 1) {
      Guard guard;
//          ^ note: the first object that needs cleanup is declared here
      sum += guard.id();
    } else {
      switch (i) {
      case 2: {
        std::unique_ptr<int> owned(new int(i));
        sum += *owned;
        break;
      }
      default:
        std::string text;
        sum += static_cast<int>(text.size());
      }
    }
  }
  return sum;
}

int extendedTemporary() {
//  ^ warning: early return of 'extendedTemporary' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  const Guard &guard = make();
//             ^ note: the first object that needs cleanup is declared here
  return guard.id();
}

int attribute() {
//  ^ warning: early return of 'attribute' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  int fd __attribute__((cleanup(finish))) = 3;
//    ^ note: the first object that needs cleanup is declared here
  return fd;
}

int handler() {
//  ^ warning: early return of 'handler' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  try {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    return guard.id();
  } catch (int) {
    return 1;
  }
}
