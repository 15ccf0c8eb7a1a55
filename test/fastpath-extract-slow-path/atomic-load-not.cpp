// What is no atomic load: nothing is reported, nothing changes.
// RUN: %check-marks %s
#include <atomic>
#include <memory>
#include <mutex>

static std::mutex mu;
static int value;
static bool plain;
static volatile bool observed;
static std::atomic<int> number;
static std::atomic_flag flag;
static std::shared_ptr<int> shared;
static std::weak_ptr<int> weak;
bool isValid();
struct Opaque { bool load() const; };
static Opaque opaque;

int plainRead() {
  if (plain)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int volatileRead() {
  if (observed)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int noLoadAtAll(int n) {
  if (n == 0)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return number.load();
}

int exchanged() {
  if (number.exchange(1))
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int added() {
  if (number.fetch_add(1) > 0)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int incremented() {
  if (number++)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int tested() {
  if (flag.test_and_set())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int compared() {
  int seen = number.load();
  if (number.compare_exchange_strong(seen, 1))
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int counted() {
  if (shared.use_count() > 1)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int hasExpired() {
  if (weak.expired())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int nameOfAFunction() {
  if (isValid())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int nameOfAMember() {
  if (opaque.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}

int size(const std::atomic<int> &) {
  if (sizeof(number.load()) == 4)
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return value;
}
