// H002 Move-only parameter by value
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper gets a reference to the parameter: no move, and it is destroyed where it was before,
// after the function's own objects.
#include "trace.h"
#include <memory>

//+static void fSlow(std::unique_ptr<Traced> &p);
//+
void f(std::unique_ptr<Traced> p) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(p);
//+}
//+
//+[[gnu::noinline]] static void fSlow(std::unique_ptr<Traced> &p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(p->value);
}

class Owner {
public:
  int take(std::unique_ptr<int> p, std::unique_ptr<Traced[]>);

private:
//+  int takeSlow(std::unique_ptr<int> &p);
  std::unique_ptr<int> kept_;
};

int Owner::take(std::unique_ptr<int> p, std::unique_ptr<Traced[]>) {
//         ^ warning: early return of 'take' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return takeSlow(p);
//+}
//+
//+[[gnu::noinline]] int Owner::takeSlow(std::unique_ptr<int> &p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  kept_ = std::move(p);
  return *kept_ + (p ? 1 : 0);
}

//+template <class D> [[gnu::noinline]] bool ownsSlow(std::conditional_t<std::is_trivially_constructible_v<const std::unique_ptr<int, D>, const std::unique_ptr<int, D> &>, const std::unique_ptr<int, D>, const std::unique_ptr<int, D> &> p);
//+
template <class D> bool owns(const std::unique_ptr<int, D> p) {
//                      ^ warning: early return of 'owns' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return false;
//+  return ownsSlow<D>(p);
//+}
//+
//+template <class D> [[gnu::noinline]] bool ownsSlow(std::conditional_t<std::is_trivially_constructible_v<const std::unique_ptr<int, D>, const std::unique_ptr<int, D> &>, const std::unique_ptr<int, D>, const std::unique_ptr<int, D> &> p) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return p != nullptr;
}

int main() {
  Owner owner;
  slowThenFast([&] {
    f(std::make_unique<Traced>(1));
    std::printf("%d\n", owner.take(std::make_unique<int>(2), nullptr));
    std::printf("%d\n", owns(std::make_unique<int>(3)));
  });
}
