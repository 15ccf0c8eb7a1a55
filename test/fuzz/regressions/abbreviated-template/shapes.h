// An abbreviated template whose slow path does not need the `auto`, in a header of two sources.
// standard: 20
#ifndef SHAPES_H
#define SHAPES_H
#include "trace.h"

extern std::atomic<int> state;

inline int weigh(auto weight, int n) {
  if (state.load())
    return fuzz::num(weight);
  fuzz::Guard g(n);
  return n + 1;
}

inline int count(auto, int n) {
  if (state.load())
    return 0;
  fuzz::Guard g(n);
  static int calls = 0;
  return n + ++calls;
}

#endif
