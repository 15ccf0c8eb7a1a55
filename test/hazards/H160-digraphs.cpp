// H160 Digraphs, alternative tokens and raw strings
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
#include "trace.h"

//+static void fSlow(int a);
//+
void f(int a) <%
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (not (not done.load()))
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a);
//+}
//+
//+[[gnu::noinline]] static void fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
%>

//+static void invertedSlow(int a);
//+
void inverted(int a) <%
//   ^ warning: fast path of 'inverted' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
  if (not done.load()) <%
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
//+    invertedSlow(a);
//+  }
//+}
//+
//+[[gnu::noinline]] static void invertedSlow(int a) {
//+  {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
  %>
%>

//+static const char *rawSlow(const char *text);
//+
// The braces of the literal are text.
const char *raw(const char *text = R"x(} // ")x") {
//          ^ warning: early return of 'raw' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return R"(
}
)";
//+  return rawSlow(text);
//+}
//+
//+[[gnu::noinline]] static const char *rawSlow(const char *text) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  std::puts(R"--({ return;
)" }
)--");
  return text;
}

class S <%
public:
  int get(const int (&a)<:2:>) <%
//    ^ warning: early return of 'get' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
      return 0;
//+    return getSlow(a);
//+  }
//+
//+private:
//+  [[gnu::noinline]] int getSlow(const int (&a)<:2:>) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    return a<:1:> bitor a<:0:>;
  %>
//+
//+public:
  bool either(bool a, bool b);
//+
//+private:
//+  bool eitherSlow(bool a, bool b);
%>;

bool S::either(bool a, bool b) <%
//      ^ warning: early return of 'either' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load() or a and b)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return true;
//+  return eitherSlow(a, b);
//+}
//+
//+[[gnu::noinline]] bool S::eitherSlow(bool a, bool b) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a xor b;
%>

int main() {
  slowThenFast([] {
    const int two[] = {1, 2};
    f(1);
    inverted(2);
    std::puts(raw());
    std::printf("%d %d\n", S().get(two), S().either(true, false));
  });
}
