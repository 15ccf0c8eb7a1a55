#include <atomic>

struct Lock {
  explicit Lock(int &mutex);
  ~Lock();
  char state[24];
};
extern std::atomic<int> done;
extern int mutex;
int work(int);

int scalar(int n) {
  if (done.load(std::memory_order_acquire))
    return 0;
  Lock lock(mutex);
  return work(n);
}

void nothing() {
  if (done.load(std::memory_order_acquire))
    return;
  Lock lock(mutex);
  work(1);
}

void inverted(int n) {
  if (!done.load(std::memory_order_acquire)) {
    Lock lock(mutex);
    work(n);
  }
}
