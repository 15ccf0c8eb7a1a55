// H138 Signals, slots and other labelled sections
// RUN: %check-marks %s --run --std=c++17 -- -I%S/Inputs
// The helper must not become a slot, nor what stands behind it stop being one.
//--- qt.h
#pragma once
#define Q_OBJECT static int meta();
#define Q_SLOTS
#define Q_SIGNALS public
#define slots
#define signals public
struct QObject {};
//--- w.h
#pragma once
#include "qt.h"
class W : public QObject {
  Q_OBJECT
public:
  W() = default;

public slots:
  void f();
//+
//+private:
//+  void fSlow();
//+
//+public slots:
  void g(int a);

//+private:
//+  void gSlow(int a);
//+
protected Q_SLOTS:
  void last(int a);

//+private:
//+  void lastSlow(int a);
//+
signals:
  void changed();

public:
  void all() { f(), g(2), last(3); }
};
//--- w.cpp
#include "w.h"
#include "trace.h"

void W::f() {
//      ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow();
//+}
//+
//+[[gnu::noinline]] void W::fSlow() {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(1);
}

void W::g(int a) {
//      ^ warning: early return of 'g' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  gSlow(a);
//+}
//+
//+[[gnu::noinline]] void W::gSlow(int a) {
  Guard guard;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

void W::last(int a) {
//      ^ warning: early return of 'last' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  lastSlow(a);
//+}
//+
//+[[gnu::noinline]] void W::lastSlow(int a) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  work(a);
}

int main() {
  slowThenFast([] { W().all(); });
}
