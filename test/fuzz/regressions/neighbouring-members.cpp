// A member right behind the declaration of another one and its comment: both fixes are for the same run.
#include "trace.h"

struct Cache {
int find(int key) const; /* by key */
int find(int key) {
if (state.load())
return 0;
fuzz::Guard g(1);
return key + 1;
}
std::atomic<int> state{0};
};

int Cache::find(int key) const {
if (state.load())
return 0;
fuzz::Guard g(2);
return key + 4;
}

int main() {
Cache cache;
const Cache &frozen = cache;
fuzz::note("found", cache.find(1) + frozen.find(2));
}
