// A lambda in a class template has to capture `this`.
// option: FixStyle=Lambda
#include "trace.h"

template <class T> struct Counter {
  int named(T n) {
    if (state.load())
      return 1;
    fuzz::Guard g(3);
    value += fuzz::num(n);
    return value;
  }
  std::atomic<int> state{0};
  int value = 3;
};

int main() {
  Counter<int> numbers;
  Counter<fuzz::Value> values;
  fuzz::note("named", numbers.named(2) + values.named(fuzz::Value(4)));
}
