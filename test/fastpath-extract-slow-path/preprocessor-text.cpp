// Backslash-newlines, tabs and comments inside what is copied and around where is cut.
// RUN: %check-marks %s --std=c++17
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;
void work(int);

//+static int manyLinesSlow(int first, int second);
//+
// A signature over several lines, with comments in it.
static int /* result */
manyLines(int first, // the first
// :1: warning: early return of 'manyLines' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
          /* the second */ int second,
          const char *third = "a, b)" /* unused */) // behind
{
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return manyLinesSlow(first, second);
//+}
//+
//+[[gnu::noinline]] static int manyLinesSlow(int first, int second)
//+{
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return first + second;
}
int useManyLines() { return manyLines(1, 2); }

//+static int splitSlow(int val\
//+ue);
//+
// Words split by a backslash.
int spl\
//  ^ warning: early return of 'split' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
it(int val\
ue) {
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return splitSlow(value);
//+}
//+
//+[[gnu::noinline]] static int splitSlow(int val\
//+ue) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return value;
}

//+static int definitionSlow(int n);
//+
// A macro's definition right behind the guard, over several lines.
int definition(int n) {
//  ^ warning: early return of 'definition' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return definitionSlow(n);
//+}
//+
//+[[gnu::noinline]] static int definitionSlow(int n) {
#define ADD(n) \
  ((n) + \
   1)
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return ADD(n);
}

//+static int blockCommentSlow(int n);
//+
// A comment that begins on the guard's line and ends on the next statement's.
int blockComment(int n) {
//  ^ warning: early return of 'blockComment' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0; /* here
  ends it */ std::lock_guard<std::mutex> lock(mu);
//                                       ^ note: the first object that needs cleanup is declared here
//-
//+  ends it */ return blockCommentSlow(n);
//+}
//+
//+[[gnu::noinline]] static int blockCommentSlow(int n) {
//+  std::lock_guard<std::mutex> lock(mu);
  return n;
}

//+static int blanksSlow(int n);
//+
// Blanks at line ends and empty lines.
int blanks(int n) {
//  ^ warning: early return of 'blanks' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;	
//+  return blanksSlow(n);
//+}
//+
//+[[gnu::noinline]] static int blanksSlow(int n) {


  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here

  return n;
}

//+static int semicolonSlow(int n);
//+
// A stray semicolon behind the guard, on its line and on the next.
int semicolon(int n) {
//  ^ warning: early return of 'semicolon' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) {
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  };
//+  return semicolonSlow(n);
//+}
//+
//+[[gnu::noinline]] static int semicolonSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}
//+static int emptyStatementSlow(int n);
//+
int emptyStatement(int n) {
//  ^ warning: early return of 'emptyStatement' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
  ;
//+  return emptyStatementSlow(n);
//+}
//+
//+[[gnu::noinline]] static int emptyStatementSlow(int n) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return n;
}

//+static int attributeSlow(int n);
//+
// Attributes in front of the next statement, and a label.
int attribute(int n) {
//  ^ warning: early return of 'attribute' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return attributeSlow(n);
//+}
//+
//+[[gnu::noinline]] static int attributeSlow(int n) {
  [[maybe_unused]] std::lock_guard<std::mutex> lock(mu);
//                                             ^ note: the first object that needs cleanup is declared here
  return n;
}
//+static int labelSlow(int n);
//+
int label(int n) {
//  ^ warning: early return of 'label' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return labelSlow(n);
//+}
//+
//+[[gnu::noinline]] static int labelSlow(int n) {
again:
  {
    std::lock_guard<std::mutex> lock(mu);
//                              ^ note: the first object that needs cleanup is declared here
    if (--n > 0)
      goto again;
  }
  return n;
}

// Everything on the line of the name.
struct Point { int x; }; int together(Point p) { if (done.load()) return 0; std::lock_guard<std::mutex> lock(mu); return p.x; } int next();
//                           ^ warning: early return of 'together' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                                               ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                                                                      ^ note: the first object that needs cleanup is declared here
//-
//+struct Point { int x; }; static int togetherSlow(Point p);
//+
//+int together(Point p) { if (done.load()) return 0; return togetherSlow(p);
//+}
//+
//+[[gnu::noinline]] static int togetherSlow(Point p) {
//+std::lock_guard<std::mutex> lock(mu); return p.x; } int next();
