// Clang 19 forgets the destructor of a local class in a generic lambda inside a template.
// standard: 20
// option: FixStyle=Lambda
#include "trace.h"

struct Shelf {
  int put(const auto &item);
  int putAll(auto &&...items);
  std::atomic<int> state{0};
};

int Shelf::put(const auto &item) {
  if (state.load())
    return 1;
  struct Local {
    int w;
    explicit Local(int v) : w(v) {}
    ~Local() { fuzz::note("local", w); }
  } made(2);
  fuzz::Guard g(3);
  return fuzz::num(item) + made.w;
}

int Shelf::putAll(auto &&...items) {
  if (state.load())
    return 1;
  struct Local {
    int w;
    explicit Local(int v) : w(v) {}
    ~Local() { fuzz::note("local", w); }
  } made(3);
  FUZZ_EACH(fuzz::swallow(std::forward<decltype(items)>(items)));
  return made.w;
}

int main() {
  Shelf shelf;
  fuzz::Value value(4);
  fuzz::note("put", shelf.put(2) + shelf.put(value) + shelf.putAll(value, fuzz::Value(5), 6));
}
