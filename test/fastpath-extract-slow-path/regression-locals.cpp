// Locals of the fast path that the slow path uses, declared in unusual ways.
// RUN: %check-marks %s --run --any-fix-text
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};
static std::atomic<bool> done;

//+static int arrayReferenceSlow(int(&r)[3]);
//+
// The type stands around the name.
int arrayReference(int (*p)[3]) {
//  ^ warning: early return of 'arrayReference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int(&r)[3] = *p;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return r[0];
//+  return arrayReferenceSlow(r);
//+}
//+
//+[[gnu::noinline]] static int arrayReferenceSlow(int(&r)[3]) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return r[1];
}
static int twice(int a) { return 2 * a; }
//+static int functionPointerSlow(int n, int (*f)(int));
//+
int functionPointer(int n) {
//  ^ warning: early return of 'functionPointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  int (*f)(int) = twice;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 3;
//+  return functionPointerSlow(n, f);
//+}
//+
//+[[gnu::noinline]] static int functionPointerSlow(int n, int (*f)(int)) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return f(n);
}
//+static int staticArraySlow(int i, std::atomic<int> (&a)[2]);
//+
int staticArray(int i) {
//  ^ warning: early return of 'staticArray' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  static std::atomic<int> a[2];
  if (a[i].load())
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
    return 1;
//+  return staticArraySlow(i, a);
//+}
//+
//+[[gnu::noinline]] static int staticArraySlow(int i, std::atomic<int> (&a)[2]) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  a[i].store(2);
  return a[i];
}

// Declared where the helper cannot see it, whether defined before or behind.
std::atomic<int> before{4};
int externBefore(int k) {
//  ^ warning: early return of 'externBefore' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: 'before' is declared in the fast path, but used in the slow path only
  extern std::atomic<int> before;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return before + k;
}
int externBehind(int k) {
//  ^ warning: early return of 'externBehind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: 'behind' is declared in the fast path, but used in the slow path only
  extern std::atomic<int> behind;
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 1;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return behind + k;
}
std::atomic<int> behind{5};

// A closure has no type that could be written.
int closure() {
//  ^ warning: early return of 'closure' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//  ^ note: no fix-it: the type of the local 'one' cannot be spelled where the helper is declared
  auto one = [] { return 1; };
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 2;
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  return one();
}

int main() {
  int three[3] = {1, 2, 3};
  for (int i = 0; i < 2; ++i) {
    std::printf("%d %d ", arrayReference(&three), functionPointer(1));
    std::printf("%d %d ", staticArray(0), staticArray(1));
    std::printf("%d %d ", externBefore(1), externBehind(1));
    std::printf("%d\n", closure());
    done = true;
  }
}
