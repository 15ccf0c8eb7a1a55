// Option HelperSuffix: another word than Slow, in each function's own case style.
// RUN: %check-marks %s --option=HelperSuffix=Uncommon
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;

//+static int loadGlyphUncommon(int n);
//+
int loadGlyph(int n) {
//  ^ warning: early return of 'loadGlyph' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return loadGlyphUncommon(n);
//+}
//+
//+[[gnu::noinline]] static int loadGlyphUncommon(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int LoadFaceUncommon(int n);
//+
int LoadFace(int n) {
//  ^ warning: early return of 'LoadFace' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return LoadFaceUncommon(n);
//+}
//+
//+[[gnu::noinline]] static int LoadFaceUncommon(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int load_font_uncommon(int n);
//+
int load_font(int n) {
//  ^ warning: early return of 'load_font' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return load_font_uncommon(n);
//+}
//+
//+[[gnu::noinline]] static int load_font_uncommon(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
