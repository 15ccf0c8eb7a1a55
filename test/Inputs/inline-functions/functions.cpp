#include "functions.h"

inline int inSource(int n) {
  if (int value = known.load(std::memory_order_acquire))
    return value;
  std::lock_guard<std::mutex> lock(mu);
  publish(std::to_string(n));
  return n + 1;
}

// Who takes the address of an inline function gets one.
int (*addressOfInHeader)(int) = inHeader;
int (*addressOfTemplate)(int) = templateInHeader<int>;
int (*addressOfInSource)(int) = inSource;
int (Counter::*addressOfInClass)(int) = &Counter::inClass;
int (Counter::*addressOfOutOfClass)(int) = &Counter::outOfClass;
