// Classes that leave only some places for the helper, or none.
// RUN: %check-marks %s --std=c++11,c++17
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;

// The class ends in a macro: no declaration to stand beside.
#define SERVICE(name) class name { public: int start(int n); private: int n_ = 0; }
SERVICE(Service);
int Service::start(int n) {
//           ^ warning: early return of 'start' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//           ^ note: no fix-it: {{.+}}
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n_ = n;
}

class Owner {
public:
  // A friend defined inside: a function beside it would be a member.
  friend int befriended(Owner &owner) {
//           ^ warning: early return of 'befriended' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//           ^ note: no fix-it: {{.+}}
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return owner.secret_;
  }

private:
  int secret_ = 0;

  class Nested {
    int peek(int n);
//+    int peekSlow(int n);
    int seen_ = 0;
  };
};

int Owner::Nested::peek(int n) {
//                 ^ warning: early return of 'peek' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return peekSlow(n);
//+}
//+
//+[[gnu::noinline]] int Owner::Nested::peekSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return seen_ + n;
}

// A local class: its helper can only be defined inside it as well.
int outer() {
  struct Local {
    int get(int n) {
//      ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
      if (done.load())
//    ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
        return 0;
//+      return getSlow(n);
//+    }
//+
//+  private:
//+    [[gnu::noinline]] int getSlow(int n) {
      std::lock_guard<std::mutex> lock(mu);
//                                ^ note: the first object that needs cleanup is declared here
      return n;
    }
  };
  return Local().get(1);
}
