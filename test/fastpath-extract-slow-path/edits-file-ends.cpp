// The function is the first thing in its file, and the last: no line before it, no newline
// behind it, and a byte order mark that stays first.
// RUN: %check-marks %s -- -include mutex
//--- begin.cpp
//+static int beginSlow(int *flag);
//+
int begin(int *flag) {
//  ^ warning: early return of 'begin' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__atomic_load_n(flag, __ATOMIC_ACQUIRE))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return beginSlow(flag);
//+}
//+
//+[[gnu::noinline]] static int beginSlow(int *flag) {
  static std::mutex mu;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return *flag;
}
//--- mark.cpp
﻿int mark(int *flag) {
// :8: warning: early return of 'mark' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
//-
//+﻿static int markSlow(int *flag);
//+
//+int mark(int *flag) {
  if (__atomic_load_n(flag, __ATOMIC_ACQUIRE))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return markSlow(flag);
//+}
//+
//+[[gnu::noinline]] static int markSlow(int *flag) {
  static std::mutex mu;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return *flag;
}
//--- end.cpp
//+static int endSlow(int *flag);
//+
int end(int *flag) {
//  ^ warning: early return of 'end' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (__atomic_load_n(flag, __ATOMIC_ACQUIRE))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return endSlow(flag);
//+}
//+
//+[[gnu::noinline]] static int endSlow(int *flag) {
  static std::mutex mu;
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  return *flag;
}