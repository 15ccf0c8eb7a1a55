// What counts as an atomic load: other libraries' atomics, known by their names.
// RUN: %check-marks %s --any-fix-text
#include <mutex>

namespace boost {
namespace atomics {
template <class T> struct atomic {
  T load(int order = 5) const;
  operator T() const;
};
} // namespace atomics
using atomics::atomic;
} // namespace boost
namespace cuda { namespace std { inline namespace __4 {
template <class T, int Scope = 0> struct atomic {
  T load(int order = 5) const;
};
} } } // namespace cuda::std::__4

template <class T> struct QBasicAtomicInteger {
  T loadRelaxed() const noexcept;
  T loadAcquire() const noexcept;
  T load() const noexcept;
  operator T() const noexcept;
};
template <class T> struct QAtomicInteger : QBasicAtomicInteger<T> {};
struct QAtomicInt : QAtomicInteger<int> {};
template <class T> struct QBasicAtomicPointer {
  T *loadAcquire() const noexcept;
  operator T *() const noexcept;
};
template <class T> struct QAtomicPointer : QBasicAtomicPointer<T> {};

static std::mutex mu;
static int value;
static boost::atomic<bool> boosted;
static cuda::std::atomic<int> device;
static QAtomicInt qtInt;
static QAtomicInteger<unsigned> qtUnsigned;
static QAtomicPointer<int> qtPointer;

int boostLoad() {
//  ^ warning: early return of 'boostLoad' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (boosted.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int boostConversion() {
//  ^ warning: early return of 'boostConversion' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (boosted)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int cudaLoad() {
//  ^ warning: early return of 'cudaLoad' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (device.load() == 3)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int qtAcquire() {
//  ^ warning: early return of 'qtAcquire' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (qtInt.loadAcquire())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int qtRelaxed() {
//  ^ warning: early return of 'qtRelaxed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (qtUnsigned.loadRelaxed() > 1)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int qtPlain() {
//  ^ warning: early return of 'qtPlain' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (qtUnsigned.load() > 1)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int qtConversion() {
//  ^ warning: early return of 'qtConversion' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (qtInt)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

int *qtPointerLoad() {
//   ^ warning: early return of 'qtPointerLoad' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (int *p = qtPointer.loadAcquire())
//^ note: the fast path ends at this atomic check; the loaded value is returned
    return p;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return &value;
}
