// The driver accepts a file whose marks are right. A stock check stands in for
// ours, so that these tests are about the driver alone.
// RUN: %check-marks-stock %s --std=c++11,c++17
// RUN: %check-marks-stock %s --tag=run --run -- -DPROGRAM
// --update writes the marks of the fix anew.
// RUN: mkdir -p %t.d
// RUN: grep -v "^//[+-]" %s > %t.d/accepts.cpp
// RUN: not %check-marks-stock %t.d/accepts.cpp
// RUN: %check-marks-stock %t.d/accepts.cpp --update
// RUN: diff %s %t.d/accepts.cpp

int *pointer() {
  return 0;
//       ^ warning: use nullptr
//-
//+  return nullptr;
}

int *twice() { int *p = 0; return p ? p : 0; }
//                      ^ warning: use nullptr
//                                        ^ warning: use {{n.*r}}
//-
//+int *twice() { int *p = nullptr; return p ? p : nullptr; }

#ifdef PROGRAM
int main() { return pointer() == twice(); }
#endif
