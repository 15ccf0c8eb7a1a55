// Where the edits go: comments, layouts and one-line functions stay what they were.
// RUN: %check-marks %s
#include <atomic>
#include <mutex>

static std::mutex mu;
static std::atomic<bool> done;
void work(int);

//+static void trailingCommentSlow(int a);
//+
void trailingComment(int a) {
//   ^ warning: early return of 'trailingComment' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; // the comment belongs to the guard
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+  trailingCommentSlow(a);
//+}
//+
//+[[gnu::noinline]] static void trailingCommentSlow(int a) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void continuedCommentSlow(int a);
//+
void continuedComment(int a) {
//   ^ warning: early return of 'continuedComment' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; // the comment goes on \
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
                              here
//+  continuedCommentSlow(a);
//+}
//+
//+[[gnu::noinline]] static void continuedCommentSlow(int a) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void bracesSlow(int a);
//+
void braces(int a)
//   ^ warning: early return of 'braces' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
{
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
  {
    return;
  }
//+  bracesSlow(a);
//+}
//+
//+[[gnu::noinline]] static void bracesSlow(int a)
//+{

  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void tabsSlow(int a);
//+
void tabs(int a) {
//   ^ warning: early return of 'tabs' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
	if (done.load())
// :2: note: the fast path ends at this atomic check; nothing shows how often it is taken
		return;
//+	tabsSlow(a);
//+}
//+
//+[[gnu::noinline]] static void tabsSlow(int a) {
	std::lock_guard<std::mutex> lock(mu);
//                           ^ note: the first object that needs cleanup is declared here
	work(a);
}

//+static int oneLineIfSlow(int a);
//+
// An 'if' or a loop at the front of a line has no statement behind it there, which GCC would call misleading.
int oneLineIf(int a) { if (done.load()) return 0; if (a == 7) return 1; std::lock_guard<std::mutex> lock(mu); return a; }
//  ^ warning: early return of 'oneLineIf' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                     ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                                                                  ^ note: the first object that needs cleanup is declared here
//-
int oneLineFor(int a) { if (done.load()) return 0; for (int i = 0; i < 3; ++i) a += i; std::lock_guard<std::mutex> lock(mu); return a; }
//  ^ warning: early return of 'oneLineFor' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                      ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                                                                                 ^ note: the first object that needs cleanup is declared here
//-
int oneLineInverted(int a) { if (!done.load()) { if (a == 7) return 1; std::lock_guard<std::mutex> lock(mu); a++; } return a; }
//  ^ warning: fast path of 'oneLineInverted' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
//                           ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                                                                 ^ note: the first object that needs cleanup is declared here
//-
//+int oneLineIf(int a) { if (done.load()) return 0; return oneLineIfSlow(a);
//+}

void oneLine(int a) { if (done.load()) return; std::lock_guard<std::mutex> lock(mu); work(a); }
//   ^ warning: early return of 'oneLine' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//                    ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                                         ^ note: the first object that needs cleanup is declared here
//-
//+[[gnu::noinline]] static int oneLineIfSlow(int a) { if (a == 7) return 1; std::lock_guard<std::mutex> lock(mu); return a; }
//+static int oneLineForSlow(int a);
//+
//+int oneLineFor(int a) { if (done.load()) return 0; return oneLineForSlow(a);
//+}
//+
//+[[gnu::noinline]] static int oneLineForSlow(int a) { for (int i = 0; i < 3; ++i) a += i; std::lock_guard<std::mutex> lock(mu); return a; }
//+static int oneLineInvertedSlow(int a);
//+
//+int oneLineInverted(int a) { if (!done.load()) { return oneLineInvertedSlow(a);
//+}
//+return a;
//+}
//+
//+[[gnu::noinline]] static int oneLineInvertedSlow(int a) {
//+{ if (a == 7) return 1; std::lock_guard<std::mutex> lock(mu); a++; } return a; }
//+
//+static void oneLineSlow(int a);
//+
//+void oneLine(int a) { if (done.load()) return; oneLineSlow(a);
//+}
//+
//+[[gnu::noinline]] static void oneLineSlow(int a) {
//+std::lock_guard<std::mutex> lock(mu); work(a); }
//+
//+static void lastStatementSlow();

void lastStatement() {
//   ^ warning: early return of 'lastStatement' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load()) return; std::lock_guard<std::mutex> lock(mu); }
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//                                                     ^ note: the first object that needs cleanup is declared here
//-
//+  if (done.load()) return; lastStatementSlow();
//+}
//+
//+[[gnu::noinline]] static void lastStatementSlow() {
//+  std::lock_guard<std::mutex> lock(mu); }
