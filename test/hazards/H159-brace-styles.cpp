// H159 Tabs and brace styles
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The new function opens and is indented as the old one.
#include "trace.h"

//+static void allmanSlow(int a);
//+
// Allman, with tabs.
void allman(int a)
//   ^ warning: early return of 'allman' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
{
	if (done.load())
// :2: note: the fast path ends at this atomic check; nothing shows how often it is taken
	{
		return;
	}
//+	allmanSlow(a);
//+}
//+
//+[[gnu::noinline]] static void allmanSlow(int a)
//+{
	Guard g;
//     ^ note: the first object that needs cleanup is declared here
	work(a);
}

//+static int gnuSlow(int a);
//+
// GNU: half an indentation for the braces of a statement.
int
gnu (int a)
// :1: warning: early return of 'gnu' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
{
  if (done.load ())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    {
      return 0;
    }
//+  return gnuSlow(a);
//+}
//+
//+[[gnu::noinline]] static int gnuSlow(int a)
//+{
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a;
}

//+static void krSlow(int a);
//+
// K&R: the function's brace alone, those of statements not.
void kr(int a)
//   ^ warning: early return of 'kr' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
{
    if (done.load()) {
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
        return;
    }
//+    krSlow(a);
//+}
//+
//+[[gnu::noinline]] static void krSlow(int a)
//+{
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
}

// Linux, in a namespace without and one with indentation.
namespace flat {
//+static int linuxSlow(int a);
//+
static int linux_(int a)
//         ^ warning: early return of 'linux_' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
{
	if (done.load())
// :2: note: the fast path ends at this atomic check; nothing shows how often it is taken
		return 0;
//+	return linuxSlow(a);
//+}
//+
//+[[gnu::noinline]] static int linuxSlow(int a)
//+{

	Guard g;
//     ^ note: the first object that needs cleanup is declared here
	return a;
}
} // namespace flat
namespace indented
{
//+	static int functionSlow(int a);
//+
	int function(int a)
//   ^ warning: early return of 'function' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
	{
		if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
			return 0;
//+		return functionSlow(a);
//+	}
//+
//+	[[gnu::noinline]] static int functionSlow(int a)
//+	{
		Guard g;
//      ^ note: the first object that needs cleanup is declared here
		return a;
	}
}

//+static void whitesmithsSlow(int a);
//+
// Whitesmiths: the braces belong to the body.
void whitesmiths(int a)
//   ^ warning: early return of 'whitesmiths' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
    {
    if (done.load())
//  ^ note: the fast path ends at this atomic check; nothing shows how often it is taken
        return;
//+    whitesmithsSlow(a);
//+    }
//+
//+[[gnu::noinline]] static void whitesmithsSlow(int a)
//+    {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    work(a);
    }

//+static void invertedAllmanSlow(int a);
//+
void invertedAllman(int a)
//   ^ warning: fast path of 'invertedAllman' pays for the cleanup of 1 object in the branch it skips; consider moving the branch into a function of its own
{
	if (!done.load())
// :2: note: the fast path ends at this atomic check; nothing shows how often it is taken
	{
//+		invertedAllmanSlow(a);
//+	}
//+}
//+
//+[[gnu::noinline]] static void invertedAllmanSlow(int a)
//+{
//+	{
		Guard g;
//      ^ note: the first object that needs cleanup is declared here
		work(a);
	}
}

class Allman
{
public:
	int member(int a) const
//   ^ warning: early return of 'member' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
	{
		if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
			return 0;
//+		return memberSlow(a);
//+	}
//+
//+private:
//+	[[gnu::noinline]] int memberSlow(int a) const
//+	{
		Guard g;
//      ^ note: the first object that needs cleanup is declared here
		return a;
	}
//+
//+public:
	int declared(int a);
//+
//+private:
//+	int declaredSlow(int a);
//+
//+public:
	int last = 0;
};

int Allman::declared(int a)
//          ^ warning: early return of 'declared' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
{
	if (done.load())
// :2: note: the fast path ends at this atomic check; nothing shows how often it is taken
		return 0;
//+	return declaredSlow(a);
//+}
//+
//+[[gnu::noinline]] int Allman::declaredSlow(int a)
//+{
	Guard g;
//     ^ note: the first object that needs cleanup is declared here
	return a;
}

int main() {
  slowThenFast([] {
    allman(1);
    std::printf("%d\n", gnu(2));
    kr(3);
    std::printf("%d\n", flat::linux_(4));
    std::printf("%d\n", indented::function(5));
    whitesmiths(6);
    invertedAllman(7);
    std::printf("%d\n", Allman().member(8));
    std::printf("%d\n", Allman().declared(9));
  });
}
