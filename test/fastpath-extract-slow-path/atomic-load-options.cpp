// Options AtomicTypes and AtomicLoadFunctions: a project's own atomics.
// RUN: %check-marks %s
// RUN: %check-marks %s --tag=type --option=AtomicTypes=Flag --any-fix-text
// RUN: %check-marks %s --tag=type --option='AtomicTypes=::project::Flag;::project::Missing' --any-fix-text
// RUN: %check-marks %s --tag=function --option='AtomicLoadFunctions=::project::acquire;::project::Word::get' --any-fix-text
#include <mutex>

namespace project {
struct Flag {
  bool load() const;
  void store(bool);
  operator bool() const;
};
struct Word { int get() const; int put() const; };
bool acquire(const int *);
} // namespace project

static std::mutex mu;
static project::Flag flag;
static project::Word word;
static int value;

int ownType() {
//  ^ warning(type): early return of 'ownType' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag.load())
//^ note(type): the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(type): the first object that needs cleanup is declared here
  return value;
}

int ownConversion() {
//  ^ warning(type): early return of 'ownConversion' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (flag)
//^ note(type): the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(type): the first object that needs cleanup is declared here
  return value;
}

int ownFunction() {
//  ^ warning(function): early return of 'ownFunction' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (project::acquire(&value))
//^ note(function): the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(function): the first object that needs cleanup is declared here
  return value;
}

int ownMember() {
//  ^ warning(function): early return of 'ownMember' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (word.get() > 3)
//^ note(function): the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note(function): the first object that needs cleanup is declared here
  return value;
}

int otherMember() {
  if (word.put() > 3)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}
