// Option HotFunctions: only the functions that a file names.
// RUN: echo '# hot' > %t.list
// RUN: echo 'loadGlyph' >> %t.list
// RUN: echo '(anonymous namespace)::loadFace' >> %t.list
// RUN: echo 'font::v2::Cache::load' >> %t.list
// RUN: echo 'font::Family::load' >> %t.list
// RUN: echo 'font::Family::operator bool' >> %t.list
// RUN: echo 'load_symbol' >> %t.list
// RUN: %check-marks %s --option=HotFunctions=%t.list
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;

//+static int loadGlyphSlow(int n);
//+
int loadGlyph(int n) {
//  ^ warning: early return of 'loadGlyph' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return loadGlyphSlow(n);
//+}
//+
//+[[gnu::noinline]] static int loadGlyphSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

// Not in the list, which has no part of a name.
int loadGlyphs(int n) {
  if (done.load())
    return 0;
  std::lock_guard<std::mutex> lock(mu);
  return n;
}

namespace {
//+int loadFaceSlow(int n);
//+
int loadFace(int n) {
//  ^ warning: early return of 'loadFace' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return loadFaceSlow(n);
//+}
//+
//+[[gnu::noinline]] int loadFaceSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
} // namespace
int useFace() { return loadFace(1); }

namespace font {
// A demangler names an inline namespace.
inline namespace v2 {
template <typename T> class Cache {
public:
  int load(T *glyph) {
//    ^ warning: early return of 'load' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return loadSlow(glyph);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int loadSlow(T *glyph) {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return glyph->size;
  }
};
} // namespace v2

// An inline namespace may be left out, and overloads share a name.
inline namespace v3 {
class Family {
public:
  int load(int n) {
//    ^ warning: early return of 'load' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return loadSlow(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int loadSlow(int n) {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return n;
  }
//+
//+public:
  long load(long n) {
//     ^ warning: early return of 'load' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return loadSlow2(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] long loadSlow2(long n) {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return n;
  }
//+
//+public:
  operator bool() {
//^ warning: early return of 'operator bool' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return false;
//+    return toBoolSlow();
//+  }
//+
//+private:
//+  [[gnu::noinline]] bool toBoolSlow() {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return mu.try_lock();
  }
//+
//+public:
  int unload(int n) {
    if (done.load())
      return 0;
    std::lock_guard<std::mutex> lock(mu);
    return n;
  }
};
} // namespace v3

//+static int load_symbol_slow(int n);
//+
// A symbol of C has no namespace.
extern "C" int load_symbol(int n) {
//             ^ warning: early return of 'load_symbol' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return load_symbol_slow(n);
//+}
//+
//+[[gnu::noinline]] static int load_symbol_slow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
} // namespace font
