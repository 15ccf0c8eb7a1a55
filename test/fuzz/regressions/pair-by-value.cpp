// A trivially copyable class with templates among its constructors, which cannot take the copy's place: by reference it
// would have to be stored on the fast path.
// frameless: 4span
// frameless: 4wait
#include "trace.h"

#include <chrono>

std::atomic<int> state{0};

int span(std::pair<int, long> ends) {
  if (state.load())
    return ends.first;
  fuzz::Guard g(1);
  return fuzz::twice(static_cast<int>(ends.second));
}

int wait(std::chrono::nanoseconds most) {
  if (state.load())
    return 0;
  fuzz::Guard g(1);
  return fuzz::twice(static_cast<int>(most.count()));
}

int main() { fuzz::note("sum", span({2, 3}) + wait(std::chrono::nanoseconds(5))); }
