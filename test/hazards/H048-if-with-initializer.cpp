// H048 if with initializer
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// What it declares ends with the `if`: nothing crosses the split.
#include "trace.h"

struct Node {
  int v;
};
static std::atomic<Node *> ptr{nullptr};
static int make() { return 1; }

//+static int fSlow();
//+
int f() {
//  ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (auto *p = ptr.load(); p)
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return p->v;
//+  return fSlow();
//+}
//+
//+[[gnu::noinline]] static int fSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return make();
}

// A name that the slow path declares anew, or that means something else there.
static int v = 2;
//+static int shadowedSlow(int n);
//+
int shadowed(int n) {
//  ^ warning: early return of 'shadowed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (Node *p = ptr.load())
    return p->v;
  if (int v = n, w = 3; done.load())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return v + w;
//+  return shadowedSlow(n);
//+}
//+
//+[[gnu::noinline]] static int shadowedSlow(int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  int p = v;
  return p + n;
}

//+template <class T> [[gnu::noinline]] int inTemplateSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t);
//+
template <class T> int inTemplate(T t) {
//                     ^ warning: early return of 'inTemplate' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int copy = sizeof(t); done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return copy;
//+  return inTemplateSlow<T>(t);
//+}
//+
//+template <class T> [[gnu::noinline]] int inTemplateSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> t) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return t + 1;
}

int main() {
  Node node{4};
  slowThenFast([&] {
    std::printf("%d %d %d\n", f(), shadowed(5), inTemplate(6));
    ptr = &node;
  });
  ptr = nullptr;
  std::printf("%d\n", shadowed(7));
}
