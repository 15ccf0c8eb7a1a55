// Statements of both paths: labels, pragmas, empty results, function names.
// RUN: %check-marks %s --std=c++20 --run --any-fix-text
#include <atomic>
#include <cstdio>
#include <string>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;

static void work(int n) { std::printf("work %d\n", n); }

int guardJumpsBehind() {
//  ^ warning: early return of 'guardJumpsBehind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the fast path leaves by a goto to a label behind the slow path
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    goto out;
  {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    work(1);
  }
out:
  return 0;
}
int fastPathJumpsBehind(int k) {
//  ^ warning: early return of 'fastPathJumpsBehind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the fast path leaves by a goto to a label behind the slow path
  if (k > 5)
    goto out;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    work(1);
  }
out:
  return 0;
}
int addressOfLabel(int k) {
//  ^ warning: early return of 'addressOfLabel' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the slow path takes the address of a label
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  {
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
  }
  static void *labels[] = {&&x, &&y};
  goto *labels[k];
x:
  return 2;
y:
  return 3;
}

// The pragmas stand before and behind the split, and work there.
int warningsOff(int k) {
//  ^ warning: early return of 'warningsOff' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return k;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  int unused = 3;
#pragma GCC diagnostic pop
  return k;
}

// An empty string has a destructor only for the caller.
std::string emptyResult(int p) {
//          ^ warning: early return of 'emptyResult' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {};
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return std::to_string(p);
}

// In a lambda it is the lambda's name, before and after.
int nameOfALambda(int k) {
//  ^ warning: early return of 'nameOfALambda' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return k;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  auto name = [] { return __func__; };
  std::puts(name());
  return 1;
}

// The semicolon behind the branch is a statement, and an empty tail.
void straySemicolon(int k) {
//   ^ warning: fast path of 'straySemicolon' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    Guard guard;
//        ^ note: the first object that needs cleanup is declared here
    work(k);
  };
}

int main() {
  for (int i = 0; i < 2; ++i) {
    std::printf("%d %d ", guardJumpsBehind(), fastPathJumpsBehind(1));
    std::printf("%d %d ", addressOfLabel(1), warningsOff(1));
    std::printf("%s %d\n", emptyResult(3).c_str(), nameOfALambda(1));
    straySemicolon(1);
    done = true;
  }
}
