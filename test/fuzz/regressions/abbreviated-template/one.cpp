#include "shapes.h"

std::atomic<int> state{0};
int other();

int main() { fuzz::note("weighed", weigh(1, 2) + count('a', 3) + count(1L, 3) + other()); }
