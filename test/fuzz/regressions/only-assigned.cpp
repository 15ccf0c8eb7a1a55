// A parameter of which the slow path assigns to a member only: GCC would warn that it is never used.
#include "trace.h"

std::atomic<int> state{0};

int whole(fuzz::Small item) {
  if (state.load())
    return item.a;
  fuzz::Guard g(1);
  item = fuzz::Small{5, 6};
  return 2;
}

int member(fuzz::Small item) {
  if (state.load())
    return item.a;
  fuzz::Guard g(1);
  item.b = 2;
  return 2;
}

template <class T> int dependent(T item) {
  if (state.load())
    return item.a;
  fuzz::Guard g(1);
  ++item.b;
  return 2;
}

int main() { fuzz::note("sum", whole({1, 2}) + member({3, 4}) + dependent(fuzz::Small{5, 6})); }
