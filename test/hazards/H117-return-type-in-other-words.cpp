// H117 Return type written in other words in the header
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The header may not know the words of the source: the declaration follows the one in the class.
//--- s.h
#pragma once
#include <string>

struct S {
  std::string f(int count);
//+
//+private:
//+  std::string fSlow(int count);
//+
//+public:
  struct Result {
    int value;
  };
  Result g(const std::string &, unsigned long n) const;
//+
//+private:
//+  Result gSlow(const std::string &, unsigned long n) const;
//+
//+public:
  auto trailing(int) -> Result;
//+
//+private:
//+  auto trailingSlow(int) -> Result;
};

namespace n {
std::string h(int count, std::string);
}
//--- s.cpp
#include "s.h"
#include "trace.h"
using std::string;
using Size = unsigned long;

string S::f(int a) {
//        ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {};
//+  return fSlow(a);
//+}
//+
//+[[gnu::noinline]] string S::fSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return string(a, 'x');
}

S::Result S::g(const string &text, Size n) const {
//           ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {0};
//+  return gSlow(text, n);
//+}
//+
//+[[gnu::noinline]] S::Result S::gSlow(const string &text, Size n) const {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {static_cast<int>(text.size() + n)};
}

auto S::trailing(int a) -> S::Result {
//      ^ warning: early return of 'trailing' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {0};
//+  return trailingSlow(a);
//+}
//+
//+[[gnu::noinline]] auto S::trailingSlow(int a) -> S::Result {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return {a};
}

//+namespace n {
//+static std::string hSlow(int count, std::string &);
//+} // namespace n
//+
string n::h(int a, string s) {
//        ^ warning: early return of 'h' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return {};
//+  return hSlow(a, s);
//+}
//+
//+[[gnu::noinline]] static string n::hSlow(int a, string &s) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  return s + string(a, 'y');
}
//--- main.cpp
#include "s.h"
#include "trace.h"

int main() {
  slowThenFast([] {
    std::printf("%s %d %d\n", S().f(3).c_str(), S().g("four", 4).value, S().trailing(5).value);
    std::printf("%s\n", n::h(6, "six").c_str());
  });
}
