#include "shapes.h"

int other();
int other() { return weigh(2L, 3) + count('b', 2); }
