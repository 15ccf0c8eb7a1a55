// Two members, one behind the other without a blank in between: neither fix takes the other's place, also where a
// comment ends the line. Both are applied in one run.
// RUN: %check-marks %s --run --std=c++17
#include <atomic>
#include <cstdio>

struct Guard {
  Guard() { std::puts("enter"); }
  ~Guard() { std::puts("leave"); }
};

struct Cache {
int find(int key) const; /* by key */
//+
//+private:
//+int findSlow2(int key) const;
//+
//+public:
int find(int key) {
//  ^ warning: early return of 'find' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
if (done.load())
// :1: note: the fast path ends at this atomic check; nothing shows how often it is taken
return 0;
//+return findSlow(key);
//+}
//+
//+private:
//+[[gnu::noinline]] int findSlow(int key) {
Guard g;
//    ^ note: the first object that needs cleanup is declared here
return key + 1;
}
//+
//+public:
int look(int key) const; /* one */ // two
//+
//+private:
//+int lookSlow2(int key) const;
//+
//+public:
int look(int key) {
//  ^ warning: early return of 'look' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
if (done.load())
// :1: note: the fast path ends at this atomic check; nothing shows how often it is taken
return 0;
//+return lookSlow(key);
//+}
//+
//+private:
//+[[gnu::noinline]] int lookSlow(int key) {
Guard g;
//    ^ note: the first object that needs cleanup is declared here
return key + 2;
}
//+
//+public:
int seek(int key) const;
//+
//+private:
//+int seekSlow2(int key) const;
//+
//+public:
// The next one.
int seek(int key) {
//  ^ warning: early return of 'seek' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
if (done.load())
// :1: note: the fast path ends at this atomic check; nothing shows how often it is taken
return 0;
//+return seekSlow(key);
//+}
//+
//+private:
//+[[gnu::noinline]] int seekSlow(int key) {
Guard g;
//    ^ note: the first object that needs cleanup is declared here
return key + 3;
}
//+
//+public:
std::atomic<bool> done{false};
};

int Cache::find(int key) const {
//         ^ warning: early return of 'find' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
if (done.load())
// :1: note: the fast path ends at this atomic check; nothing shows how often it is taken
return 0;
//+return findSlow2(key);
//+}
//+
//+[[gnu::noinline]] int Cache::findSlow2(int key) const {
Guard g;
//    ^ note: the first object that needs cleanup is declared here
return key + 4;
}

int Cache::look(int key) const {
//         ^ warning: early return of 'look' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
if (done.load())
// :1: note: the fast path ends at this atomic check; nothing shows how often it is taken
return 0;
//+return lookSlow2(key);
//+}
//+
//+[[gnu::noinline]] int Cache::lookSlow2(int key) const {
Guard g;
//    ^ note: the first object that needs cleanup is declared here
return key + 5;
}

int Cache::seek(int key) const {
//         ^ warning: early return of 'seek' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
if (done.load())
// :1: note: the fast path ends at this atomic check; nothing shows how often it is taken
return 0;
//+return seekSlow2(key);
//+}
//+
//+[[gnu::noinline]] int Cache::seekSlow2(int key) const {
Guard g;
//    ^ note: the first object that needs cleanup is declared here
return key + 6;
}

int main() {
Cache cache;
const Cache &frozen = cache;
std::printf("%d %d %d\n", cache.find(1), cache.look(2), cache.seek(3));
std::printf("%d %d %d\n", frozen.find(1), frozen.look(2), frozen.seek(3));
}
