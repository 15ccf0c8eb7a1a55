// Templates: what depends on a parameter is judged by its text.
// RUN: %check-marks %s --any-fix-text --std=c++11,c++17
#include <atomic>
#include <memory>
#include <mutex>

static std::mutex mu;

template <class X> struct Owner {
  explicit Owner(X *x) : p(x) {}
  ~Owner() { delete p; }
  X *p;
};
template <class X> struct Plain {
  explicit Plain(X *x) : p(x) {}
  X *p;
};
template <class X> struct Node {
  Node<X> *next() const { return next_.load(); }
  int height() const { return height_; }
  int busy() const;
  std::atomic<Node<X> *> next_{nullptr};
  int height_ = 0;
};

template <class T> struct Lazy {
  std::atomic<int> n_{0};
  std::atomic<T *> p_{nullptr};
  std::atomic<bool> done_{false};
  std::mutex m_;
  alignas(T) char storage_[sizeof(T)];
  struct Slot {
    std::atomic<int> available{0};
    T *owner = nullptr;
  };
  Slot slots_[4];

  int refs() const { return n_.load() & 7; }

  // Silent: something with a destructor is alive at the guard, though of a dependent class.
  void aliveBefore(T *p) {
    Owner<T> owner(p);
    if (n_.load() == 0)
      return;
    std::lock_guard<std::mutex> lock(m_);
    n_.store(owner.p != nullptr);
  }
  void uniquePointerBefore(T *p) {
    std::unique_ptr<T> owner(p);
    if (n_.load() == 0)
      return;
    std::lock_guard<std::mutex> lock(m_);
    n_.store(owner.get() != nullptr);
  }
  // One without a destructor is cheap.
  int plainBefore(T *p) {
//    ^ warning: early return of 'plainBefore' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//    ^ note: no fix-it: the local 'plain' is not trivially copyable
    Plain<T> plain(p);
    if (n_.load() == 3)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 1;
    std::lock_guard<std::mutex> lock(m_);
//                              ^ note: the first object that needs cleanup is declared here
    return plain.p != nullptr;
  }

  // A cleanup object, likewise.
  T *uniquePointer() {
//   ^ warning: early return of 'uniquePointer' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    T *instance = p_.load(std::memory_order_acquire);
    if (instance != nullptr)
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return instance;
    std::unique_ptr<T> fresh(new T());
//                     ^ note: the first object that needs cleanup is declared here
    p_.store(fresh.get());
    return fresh.release();
  }
  T *ownerBehind() {
//   ^ warning: early return of 'ownerBehind' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    T *instance = p_.load(std::memory_order_acquire);
    if (instance != nullptr)
//  ^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
      return instance;
    Owner<T> fresh(new T());
//           ^ note: the first object that needs cleanup is declared here
    p_.store(fresh.p);
    return fresh.p;
  }

  // Operators on dependent operands are the built-in ones.
  int comparison(T limit) {
//    ^ warning: early return of 'comparison' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (n_.load(std::memory_order_relaxed) >= limit)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(m_);
//                              ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int subscript(int i) {
//    ^ warning: early return of 'subscript' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (slots_[i].available.load(std::memory_order_relaxed) >= T::limit)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
    std::lock_guard<std::mutex> lock(m_);
//                              ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  int ownMemberByName() {
//    ^ warning: early return of 'ownMemberByName' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (!done_.load(std::memory_order_relaxed) || refs() > 1)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return n_.fetch_add(-1);
    std::lock_guard<std::mutex> lock(m_);
//                              ^ note: the first object that needs cleanup is declared here
    return 1;
  }
  T *addressOfStorage() {
//   ^ warning: early return of 'addressOfStorage' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (n_.load() == 2)
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return reinterpret_cast<T *>(&storage_);
    std::lock_guard<std::mutex> lock(m_);
//                              ^ note: the first object that needs cleanup is declared here
    return nullptr;
  }

  // The member of a class template: its body is found in the template.
  int memberOfDependent(Node<T> &node, int height) {
//    ^ warning: early return of 'memberOfDependent' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (node.height() >= height && done_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 1;
    std::lock_guard<std::mutex> lock(m_);
//                              ^ note: the first object that needs cleanup is declared here
    return 2;
  }
  Node<T> *memberOfReference(Node<T> &node) {
//         ^ warning: early return of 'memberOfReference' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done_.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return node.next();
    std::lock_guard<std::mutex> lock(m_);
//                              ^ note: the first object that needs cleanup is declared here
    return nullptr;
  }
  // Without a body it may be anything.
  int opaqueMember(Node<T> &node, int height) {
    if (node.busy() >= height && done_.load())
      return 1;
    std::lock_guard<std::mutex> lock(m_);
    return 2;
  }
};

struct Element {
  enum { limit = 3 };
  operator int() const { return 1; }
};
void use(Lazy<Element> &lazy, Node<Element> &node) {
  lazy.plainBefore(lazy.uniquePointer());
  lazy.memberOfReference(node);
  lazy.comparison(Element());
  lazy.subscript(1);
}
