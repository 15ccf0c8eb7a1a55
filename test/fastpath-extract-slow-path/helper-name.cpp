// The helper's name: in the original's case style, and not one that means something already.
// RUN: %check-marks %s
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

//+static int LoadFaceSlow(int n);
//+
int LoadFace(int n) {
//  ^ warning: early return of 'LoadFace' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return LoadFaceSlow(n);
//+}
//+
//+[[gnu::noinline]] static int LoadFaceSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int load_font_slow(int n);
//+
int load_font(int n) {
//  ^ warning: early return of 'load_font' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return load_font_slow(n);
//+}
//+
//+[[gnu::noinline]] static int load_font_slow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int loadSlow(int n);
//+
// One word alone: the style of the option.
int load(int n) {
//  ^ warning: early return of 'load' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return loadSlow(n);
//+}
//+
//+[[gnu::noinline]] static int loadSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int openPortSlow2(int n);
//+
// Taken: by an overload that stands after it, by a macro, by a base, by a parameter.
int openPort(int n) {
//  ^ warning: early return of 'openPort' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return openPortSlow2(n);
//+}
//+
//+[[gnu::noinline]] static int openPortSlow2(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
int openPortSlow(long);

#define closePortSlow 1
//+static int closePortSlow2(int n);
//+
int closePort(int n) {
//  ^ warning: early return of 'closePort' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return closePortSlow2(n);
//+}
//+
//+[[gnu::noinline]] static int closePortSlow2(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

struct Base { virtual int pollSlow(int); };
struct Derived : Base {
  int poll(int n) {
//    ^ warning: early return of 'poll' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return pollSlow2(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int pollSlow2(int n) {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return n;
  }
};

//+static int seenSlow2(int seenSlow);
//+
int seen(int seenSlow) {
//  ^ warning: early return of 'seen' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return seenSlow2(seenSlow);
//+}
//+
//+[[gnu::noinline]] static int seenSlow2(int seenSlow) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return seenSlow;
}

// An operator has no name to begin with.
struct Callable {
  int operator()(int n) {
//    ^ warning: early return of 'operator()' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return callSlow(n);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int callSlow(int n) {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    return n;
  }
};

//+static int seekSlow(char *to);
//+
// Two overloads whose helpers would be the same function.
int seek(int fast, char *to) {
//  ^ warning: early return of 'seek' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load() && fast)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return seekSlow(to);
//+}
//+
//+[[gnu::noinline]] static int seekSlow(char *to) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return *to;
}

//+static int seekSlow2(char *to);
//+
int seek(long fast, char *to) {
//  ^ warning: early return of 'seek' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load() && fast)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return seekSlow2(to);
//+}
//+
//+[[gnu::noinline]] static int seekSlow2(char *to) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return *to;
}
