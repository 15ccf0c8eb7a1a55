// A return type that is written around the name, behind which a qualifier stands.
// option: FixStyle=Lambda
#include "trace.h"

struct Rows {
  int (*row(int n) &)[3] {
    if (state.load())
      return nullptr;
    fuzz::Guard g(n);
    return fuzz::twice(n) ? &fuzz::table : nullptr;
  }
  std::atomic<int> state{0};
};

int main() {
  Rows rows;
  fuzz::note("row", (*rows.row(1))[1]);
}
