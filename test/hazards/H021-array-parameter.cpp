// H021 Array and pointer-to-array parameters
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// Their names stand inside their types: the text is taken as it is written.
#include "trace.h"

//+static void fSlow(const int (&a)[2], char s[8]);
//+
void f(const int (&a)[2], char s[8]) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(a, s);
//+}
//+
//+[[gnu::noinline]] static void fSlow(const int (&a)[2], char s[8]) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  s[0] = 'x';
  work(a[0] + s[1]);
}

enum { Columns = 3 };
struct Matrix {
  int at(int (*rows)[Columns], int const cells[][2], char *const names[2]);
//+
//+private:
//+  int atSlow(int (*rows)[Columns], int const cells[][2], char *const names[2]);
};
int Matrix::at(int (*rows)[Columns], int const cells[][2], char *const names[2]) {
//          ^ warning: early return of 'at' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return 0;
//+  return atSlow(rows, cells, names);
//+}
//+
//+[[gnu::noinline]] int Matrix::atSlow(int (*rows)[Columns], int const cells[][2], char *const names[2]) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return rows[1][2] + cells[1][0] + names[1][0];
}

//+template <class T, int N> [[gnu::noinline]] int sumSlow(T (&a)[N], const T (*p)[N], T (&&r)[2]);
//+
template <class T, int N> int sum(T (&a)[N], const T (*p)[N], T (&&r)[2]) {
//                            ^ warning: early return of 'sum' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return N;
//+  return sumSlow<T, N>(a, p, static_cast<decltype(r) &&>(r));
//+}
//+
//+template <class T, int N> [[gnu::noinline]] int sumSlow(T (&a)[N], const T (*p)[N], T (&&r)[2]) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return a[N - 1] + (*p)[0] + r[1];
}

int main() {
  int two[2] = {1, 2}, rows[2][3] = {{}, {3, 4, 5}};
  int cells[2][2] = {{}, {8, 9}};
  char text[8] = {0, 1}, *names[2] = {text, text};
  slowThenFast([&] {
    f(two, text);
    std::printf("%d %d\n", Matrix().at(rows, cells, names), sum(two, &two, {6, 7}));
  });
}
