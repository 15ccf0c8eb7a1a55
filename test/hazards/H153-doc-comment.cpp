// H153 Doc comment before the function
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// It stays with its function: the helper is declared in front of it.
#include "trace.h"

//+static void fSlow(int a);
//+
/// Initializes. \param a size
void f(int a) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return;
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+template <class T> [[gnu::noinline]] void boxedSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a);
//+
/**
 * Initializes.
 *
 * @tparam T what
 * @param a size
 */
template <class T>
void boxed(T a) {
//   ^ warning: early return of 'boxed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  boxedSlow<T>(a);
//+}
//+
//+template <class T> [[gnu::noinline]] void boxedSlow(std::conditional_t<std::is_trivially_constructible_v<T, T &>, T, T &> a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void mixedSlow(int a);
//+
//! Initializes.
//! \param a size
[[gnu::cold]]
// and once more
void mixed(int a) {
//   ^ warning: early return of 'mixed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  mixedSlow(a);
//+}
//+
//+[[gnu::noinline]] static void mixedSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

class S {
public:
  /// Initializes.
  /// \param a size
  void member(int a); ///< how often

//+private:
//+  void memberSlow(int a);
//+
//+public:
  int after = 0; ///< of something else
};

void S::member(int a) {
//      ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  memberSlow(a);
//+}
//+
//+[[gnu::noinline]] void S::memberSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

// A heading for several functions.

//+static void apartSlow(int a);
//+
void apart(int a) {
//   ^ warning: early return of 'apart' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  apartSlow(a);
//+}
//+
//+[[gnu::noinline]] static void apartSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] {
    f(1);
    boxed(2);
    mixed(3);
    S().member(4);
    apart(5);
  });
}
