// What stands behind the inverted guard: both functions end with it.
// RUN: %check-marks %s --run --std=c++17,c++20
#include <atomic>
#include <cstdio>
#include <mutex>
#include <string>
#include <utility>

static std::atomic<bool> ready;
static std::atomic<int> level;
static std::mutex mu;
static int plain = 1;
static int step(int n) {
  std::printf("step %d\n", n);
  return n + 1;
}

// ---- nothing

//+static void nothingSlow(int n);
//+
void nothing(int n) {
//   ^ warning: fast path of 'nothing' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    nothingSlow(n);
//+  }
//+}
//+
//+[[gnu::noinline]] static void nothingSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
}

//+static void emptyReturnSlow(int n);
//+
void emptyReturn(int n) {
//   ^ warning: fast path of 'emptyReturn' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    emptyReturnSlow(n);
//+  }
//+  return;
//+}
//+
//+[[gnu::noinline]] static void emptyReturnSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return;
}

// ---- values

//+static int literalSlow(int n);
//+
int literal(int n) {
//  ^ warning: fast path of 'literal' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return literalSlow(n);
//+  }
//+  return 42;
//+}
//+
//+[[gnu::noinline]] static int literalSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return 42;
}

//+static int nameSlow(int n);
//+
int name(int n) {
//  ^ warning: fast path of 'name' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return nameSlow(n);
//+  }
//+  return n;
//+}
//+
//+[[gnu::noinline]] static int nameSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    n = step(n);
  }
  return n;
}

//+static int *nullSlow();
//+
int *null() {
//   ^ warning: fast path of 'null' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return nullSlow();
//+  }
//+  return nullptr;
//+}
//+
//+[[gnu::noinline]] static int *nullSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(3);
  }
  return nullptr;
}

//+static int pointeeSlow(int *p);
//+
int pointee(int *p) {
//  ^ warning: fast path of 'pointee' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return pointeeSlow(p);
//+  }
//+  return *p;
//+}
//+
//+[[gnu::noinline]] static int pointeeSlow(int *p) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    *p = step(*p);
  }
  return *p;
}

//+static int againSlow();
//+
// The guard's own atomic, loaded again.
int again() {
//  ^ warning: fast path of 'again' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (level.load(std::memory_order_acquire) == 0) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return againSlow();
//+  }
//+  return level.load(std::memory_order_relaxed);
//+}
//+
//+[[gnu::noinline]] static int againSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    level.store(step(4), std::memory_order_release);
  }
  return level.load(std::memory_order_relaxed);
}
//+static bool convertedSlow();
//+
bool converted() {
//   ^ warning: fast path of 'converted' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready) {
//^ note: the fast path ends at this atomic check; the loaded value is returned
//+    return convertedSlow();
//+  }
//+  return ready;
//+}
//+
//+[[gnu::noinline]] static bool convertedSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(5);
  }
  return ready;
}

enum class Mode { Slow, Fast };
static Mode mode;
//+static Mode enumeratorSlow();
//+
Mode enumerator() {
//   ^ warning: fast path of 'enumerator' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return enumeratorSlow();
//+  }
//+  return Mode::Fast;
//+}
//+
//+[[gnu::noinline]] static Mode enumeratorSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    mode = Mode::Fast;
  }
  return Mode::Fast;
}

//+static unsigned char castSlow(int n);
//+
unsigned char cast(int n) {
//            ^ warning: fast path of 'cast' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return castSlow(n);
//+  }
//+  return static_cast<unsigned char>(plain) + (unsigned char)n;
//+}
//+
//+[[gnu::noinline]] static unsigned char castSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return static_cast<unsigned char>(plain) + (unsigned char)n;
}

static inline int accessor(int n) { return plain + n; }
//+static int callSlow(int n);
//+
int call(int n) {
//  ^ warning: fast path of 'call' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return callSlow(n);
//+  }
//+  return accessor(n);
//+}
//+
//+[[gnu::noinline]] static int callSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return accessor(n);
}

struct Pair {
  int a, b;
};
//+static Pair bracesSlow(int n);
//+
Pair braces(int n) {
//   ^ warning: fast path of 'braces' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return bracesSlow(n);
//+  }
//+  return {plain, n};
//+}
//+
//+[[gnu::noinline]] static Pair bracesSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return {plain, n};
}

//+static int choiceSlow(int n);
//+
int choice(int n) {
//  ^ warning: fast path of 'choice' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return choiceSlow(n);
//+  }
//+  return n > 5 ? plain : -n;
//+}
//+
//+[[gnu::noinline]] static int choiceSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return n > 5 ? plain : -n;
}

// Conversions and constructors that are visible and small.
struct Meters {
  int value;
  operator int() const { return value; }
};
static Meters length{7};
//+static int conversionSlow(int n);
//+
int conversion(int n) {
//  ^ warning: fast path of 'conversion' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return conversionSlow(n);
//+  }
//+  return length;
//+}
//+
//+[[gnu::noinline]] static int conversionSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    length.value = step(n);
  }
  return length;
}

class Handle {
public:
  Handle(int *to) : to_(to) {}
  Handle(Handle &&from) noexcept : to_(from.to_) { from.to_ = nullptr; }
  ~Handle() {
    if (to_)
      std::printf("handle of %d\n", *to_);
  }

private:
  int *to_;
};
//+static Handle constructedSlow(int n);
//+
Handle constructed(int n) {
//     ^ warning: fast path of 'constructed' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return constructedSlow(n);
//+  }
//+  return Handle(&plain);
//+}
//+
//+[[gnu::noinline]] static Handle constructedSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return Handle(&plain);
}
//+static Handle constructedInBracesSlow(int n);
//+
Handle constructedInBraces(int n) {
//     ^ warning: fast path of 'constructedInBraces' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return constructedInBracesSlow(n);
//+  }
//+  return {&plain};
//+}
//+
//+[[gnu::noinline]] static Handle constructedInBracesSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return {&plain};
}
//+static Handle convertedNullSlow(int n);
//+
Handle convertedNull(int n) {
//     ^ warning: fast path of 'convertedNull' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return convertedNullSlow(n);
//+  }
//+  return nullptr;
//+}
//+
//+[[gnu::noinline]] static Handle convertedNullSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  }
  return nullptr;
}

// ---- layouts

//+static int commentsSlow(int n);
//+
int comments(int n) {
//  ^ warning: fast path of 'comments' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) { // not yet
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return commentsSlow(n);
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int commentsSlow(int n) {
//+  {
    // The lock comes first.
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
  } // until here

  // Both get this value.
  return plain; // and so on
}

//+static int severalLinesSlow(int n);
//+
int severalLines(int n)
//  ^ warning: fast path of 'severalLines' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
{
    if (!ready.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    {
//+        return severalLinesSlow(n);
//+    }
//+    return plain +
//+           n;
//+}
//+
//+[[gnu::noinline]] static int severalLinesSlow(int n)
//+{
//+    {
        std::lock_guard<std::mutex> lock(mu);
//                                  ^ note: the first object that needs cleanup is declared here
        plain = step(n);
    }
    return plain +
           n;
}

int straySemicolonSlow(int n);

//+static int straySemicolonSlow2(int n);
//+
int straySemicolon(int n) {
//  ^ warning: fast path of 'straySemicolon' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return straySemicolonSlow2(n);
//+  }
//+  return n;
//+}
//+
//+[[gnu::noinline]] static int straySemicolonSlow2(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    n = step(n);
  };
  return n;
}

// ---- references

//+static int &referenceSlow();
//+
int &reference() {
//   ^ warning: fast path of 'reference' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return referenceSlow();
//+  }
//+  return plain;
//+}
//+
//+[[gnu::noinline]] static int &referenceSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(9);
  }
  return plain;
}

decltype(auto) deduced() {
//             ^ warning: fast path of 'deduced' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//             ^ note: no fix-it: the return type is deduced, and cannot be spelled where the helper is declared
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(9);
  }
  return (plain);
}

// ---- members

class Holder {
public:
  explicit Holder(int n) : number_(n), text_(std::to_string(n)) {}
  int member();
//+
//+private:
//+  int memberSlow();
//+
//+public:
  int throughThis();
//+
//+private:
//+  int throughThisSlow();
//+
//+public:
  const std::string &text() const;
//+
//+private:
//+  const std::string &textSlow() const;
//+
//+public:
  int accessed();
//+
//+private:
//+  int accessedSlow();
//+
//+public:
  int inClass(int n) {
//    ^ warning: fast path of 'inClass' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
    if (!ready_.load(std::memory_order_acquire)) {
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+      return inClassSlow(n);
//+    }
//+    return this->number_;
//+  }
//+
//+private:
//+  [[gnu::noinline]] int inClassSlow(int n) {
//+    {
      std::lock_guard<std::mutex> lock(mu_);
//                                ^ note: the first object that needs cleanup is declared here
      number_ += step(n);
    }
    return this->number_;
  }
//+
//+public:
  static int shared(int n);

private:
//+  static int sharedSlow(int n);
  int number() const { return number_; }
  std::atomic<bool> ready_{false};
  mutable std::mutex mu_;
  int number_;
  std::string text_;
};

int Holder::member() {
//          ^ warning: fast path of 'member' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready_.load(std::memory_order_acquire)) {
//^ note: the fast path ends at this atomic check; the slow path stores to the same atomic
//+    return memberSlow();
//+  }
//+  return number_;
//+}
//+
//+[[gnu::noinline]] int Holder::memberSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    number_ = step(number_);
    ready_.store(true, std::memory_order_release);
  }
  return number_;
}

int Holder::throughThis() {
//          ^ warning: fast path of 'throughThis' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!this->ready_) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return throughThisSlow();
//+  }
//+  return this->number_;
//+}
//+
//+[[gnu::noinline]] int Holder::throughThisSlow() {
//+  {
    std::lock_guard<std::mutex> lock(this->mu_);
//                              ^ note: the first object that needs cleanup is declared here
    this->number_ = step(this->number_);
  }
  return this->number_;
}

const std::string &Holder::text() const {
//                         ^ warning: fast path of 'text' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready_) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return textSlow();
//+  }
//+  return text_;
//+}
//+
//+[[gnu::noinline]] const std::string &Holder::textSlow() const {
//+  {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    step(number_);
  }
  return text_;
}

int Holder::accessed() {
//          ^ warning: fast path of 'accessed' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready_) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return accessedSlow();
//+  }
//+  return number();
//+}
//+
//+[[gnu::noinline]] int Holder::accessedSlow() {
//+  {
    std::lock_guard<std::mutex> lock(mu_);
//                              ^ note: the first object that needs cleanup is declared here
    number_ = step(number_);
  }
  return number();
}

int Holder::shared(int n) {
//          ^ warning: fast path of 'shared' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return sharedSlow(n);
//+  }
//+  return n;
//+}
//+
//+[[gnu::noinline]] int Holder::sharedSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    n = step(n);
  }
  return n;
}

// ---- locals and parameters of the fast path

//+static int localSlow(int n, int base);
//+
int local(int n) {
//  ^ warning: fast path of 'local' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  int base = n * 2;
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return localSlow(n, base);
//+  }
//+  return base;
//+}
//+
//+[[gnu::noinline]] static int localSlow(int n, int base) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    base += step(n);
  }
  return base;
}

//+static int localOfTailSlow(int more, const int base);
//+
// The tail alone uses it: the helper needs it for its copy of the tail.
int localOfTail(int n, int more) {
//  ^ warning: fast path of 'localOfTail' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  const int base = n * 2;
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return localOfTailSlow(more, base);
//+  }
//+  return base + more;
//+}
//+
//+[[gnu::noinline]] static int localOfTailSlow(int more, const int base) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(0);
  }
  return base + more;
}

// An argument that is built in the caller and moved into the result, if the move is a small visible function. The
// helper gets a reference, which it would copy.
struct Name {
  explicit Name(const char *from) : text(from) {}
  Name(const Name &from) : text(from.text) { std::puts("copied"); }
  Name(Name &&from) noexcept : text(from.text) { from.text = "moved from"; }
  ~Name() { std::printf("destroyed %s\n", text); }
  const char *text;
};
Name passedThrough(Name s) {
//   ^ warning: fast path of 'passedThrough' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//   ^ note: no fix-it: the slow path returns the parameter 's', which moves it implicitly
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    s.text = "changed";
  }
  return s;
}
//+static Name movedThroughSlow(Name &s);
//+
Name movedThrough(Name s) {
//   ^ warning: fast path of 'movedThrough' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return movedThroughSlow(s);
//+  }
//+  return std::move(s);
//+}
//+
//+[[gnu::noinline]] static Name movedThroughSlow(Name &s) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    s.text = "changed";
  }
  return std::move(s);
}
//+static const char *textOfSlow(Name &s);
//+
const char *textOf(Name s) {
//          ^ warning: fast path of 'textOf' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return textOfSlow(s);
//+  }
//+  return s.text;
//+}
//+
//+[[gnu::noinline]] static const char *textOfSlow(Name &s) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    s.text = "changed";
  }
  return s.text;
}

// Moving a std::string is no small function: the tail needs a frame, whatever becomes of the branch.
std::string parameter(std::string s) {
  if (!ready.load()) {
    std::lock_guard<std::mutex> lock(mu);
    s += std::to_string(step(1));
  }
  return s;
}

//+static std::size_t partOfParameterSlow(std::string &s);
//+
std::size_t partOfParameter(std::string s) {
//          ^ warning: fast path of 'partOfParameter' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return partOfParameterSlow(s);
//+  }
//+  return s.size();
//+}
//+
//+[[gnu::noinline]] static std::size_t partOfParameterSlow(std::string &s) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    s += std::to_string(step(1));
  }
  return s.size();
}

// ---- both paths end alike

//+static int returnsItselfSlow(int n);
//+
// The branch may end in a return of its own, and the helper then does not reach the copy.
int returnsItself(int n) {
//  ^ warning: fast path of 'returnsItself' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return returnsItselfSlow(n);
//+  }
//+  return n;
//+}
//+
//+[[gnu::noinline]] static int returnsItselfSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    plain = step(n);
    return n;
  }
  return n;
}

//+static int returnsSometimesSlow(int n);
//+
int returnsSometimes(int n) {
//  ^ warning: fast path of 'returnsSometimes' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return returnsSometimesSlow(n);
//+  }
//+  return n;
//+}
//+
//+[[gnu::noinline]] static int returnsSometimesSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    if (n > 12)
      return -n;
    plain = step(n);
  }
  return n;
}

//+static void returnsNothingSlow(int n);
//+
void returnsNothing(int n) {
//   ^ warning: fast path of 'returnsNothing' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    returnsNothingSlow(n);
//+  }
//+}
//+
//+[[gnu::noinline]] static void returnsNothingSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    if (n > 12)
      return;
    plain = step(n);
  }
}

// ---- too much

int twoStatements(int n) {
//  ^ warning: fast path of 'twoStatements' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: more than a return follows the branch, and both paths would have to repeat it
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    n = step(n);
  }
  n += plain;
  return n;
}

int declaration(int n) {
//  ^ warning: fast path of 'declaration' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: more than a return follows the branch, and both paths would have to repeat it
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    n = step(n);
  }
  int twice = 2 * n;
  return twice;
}

int earlyReturnInTail(int n) {
//  ^ warning: fast path of 'earlyReturnInTail' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: more than a return follows the branch, and both paths would have to repeat it
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    n = step(n);
  }
  if (n > 10)
    return 10;
  return n;
}

void expression(int n) {
//   ^ warning: fast path of 'expression' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//   ^ note: no fix-it: more than a return follows the branch, and both paths would have to repeat it
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    n = step(n);
  }
  plain = n;
}

#define RETURN(x) return x
int macro(int n) {
//  ^ warning: fast path of 'macro' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//  ^ note: no fix-it: the return behind the branch comes from a macro
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    n = step(n);
  }
  RETURN(n);
}

//+static int opaqueTailSlow(int n);
//+
// A call in tail position is a jump; a copy that allocates needs the frame anyway.
int opaqueTail(int n) {
//  ^ warning: fast path of 'opaqueTail' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (!ready.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    return opaqueTailSlow(n);
//+  }
//+  return std::printf("%d\n", n);
//+}
//+
//+[[gnu::noinline]] static int opaqueTailSlow(int n) {
//+  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    n = step(n);
  }
  return std::printf("%d\n", n);
}

static std::string text = "text";
std::string copiedTail(int n) {
  if (!ready.load()) {
    std::lock_guard<std::mutex> lock(mu);
    text += std::to_string(n);
  }
  return text;
}

static void runAll() {
  int number = 1;
  nothing(1);
  emptyReturn(2);
  std::printf("%d\n", literal(3));
  std::printf("%d\n", name(4));
  std::puts(null() ? "pointer" : "null");
  std::printf("%d\n", pointee(&number));
  std::printf("%d\n", again());
  std::printf("%d\n", converted());
  std::printf("%d\n", static_cast<int>(enumerator()));
  std::printf("%d\n", cast(300));
  std::printf("%d\n", call(6));
  std::printf("%d\n", braces(7).a);
  std::printf("%d\n", choice(8));
  std::printf("%d\n", conversion(8));
  constructed(9);
  constructedInBraces(9);
  convertedNull(9);
  std::printf("%d\n", comments(9));
  std::printf("%d\n", severalLines(9));
  std::printf("%d\n", straySemicolon(9));
  std::printf("%d\n", reference());
  std::printf("%d\n", deduced());
  Holder holder(10);
  std::printf("%d\n", holder.throughThis());
  std::puts(holder.text().c_str());
  std::printf("%d\n", holder.accessed());
  std::printf("%d\n", holder.inClass(11));
  std::printf("%d\n", holder.member());
  std::printf("%d\n", holder.member());
  std::printf("%d\n", Holder::shared(12));
  std::printf("%d\n", local(13));
  std::printf("%d\n", localOfTail(14, 1));
  std::puts(passedThrough(Name("passed")).text);
  std::puts(movedThrough(Name("moved")).text);
  std::puts(textOf(Name("text")));
  std::puts(parameter("parameter").c_str());
  std::printf("%zu\n", partOfParameter("part"));
  std::printf("%d\n", returnsItself(15));
  std::printf("%d\n", returnsSometimes(12));
  std::printf("%d\n", returnsSometimes(13));
  returnsNothing(12);
  returnsNothing(13);
  std::printf("%d\n", twoStatements(16));
  std::printf("%d\n", declaration(17));
  std::printf("%d\n", earlyReturnInTail(18));
  expression(19);
  std::printf("%d\n", macro(20));
  std::printf("%d\n", opaqueTail(21));
  std::puts(copiedTail(22).c_str());
}

int main() {
  runAll();
  ready = true;
  runAll();
}
