// A parameter that the slow path names in unevaluated operands only: GCC would warn that it is never used.
#include "trace.h"

std::atomic<int> state{0};

int number(const int n) {
  if (state.load())
    return n;
  fuzz::Guard g(1);
  return noexcept(n);
}

int value(fuzz::Value n) {
  if (state.load())
    return n.v;
  fuzz::Guard g(1);
  return noexcept(n) + static_cast<int>(sizeof(n.v));
}

int main() { fuzz::note("sum", number(2) + value(fuzz::Value(3))); }
