// H072 Blocks and Objective-C methods
// RUN: %check-marks-clang %s --std=c++17 -- -I%S/Inputs -x objective-c++ -fobjc-exceptions -fblocks
// Silent: neither is a function, nor has a place for one beside it.
#include "trace.h"

__attribute__((objc_root_class)) @interface Service
- (void)start:(int)n;
- (void)locked;
+ (int)shared;
@end

@implementation Service
- (void)start:(int)n {
  if (done.load())
    return;
  Guard g;
  work(n);
}
- (void)locked {
  if (done.load())
    return;
  @synchronized(self) {
    Guard g;
    [self start:1];
  }
}
+ (int)shared {
  if (done.load())
    return 1;
  Guard g;
  return 2;
}
@end

static void (^block)(int) = ^(int n) {
  if (done.load())
    return;
  Guard g;
  work(n);
};

//+static void fSlow(Service *service, int n);
//+
// A function beside them is reported as ever, with what it says to objects.
void f(Service *service, int n) {
//   ^ warning: early return of 'f' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  fSlow(service, n);
//+}
//+
//+[[gnu::noinline]] static void fSlow(Service *service, int n) {
  Guard g;
//      ^ note: the first object that needs cleanup is declared here
  [service start:n];
  block(n);
}

// @synchronized alone is no object; around one, it moves along.
void synchronizes(Service *service) {
  if (done.load())
    return;
  @synchronized(service) {
    [service locked];
  }
}
//+static void synchronizesAroundSlow(Service *service);
//+
void synchronizesAround(Service *service) {
//   ^ warning: early return of 'synchronizesAround' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (done.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  synchronizesAroundSlow(service);
//+}
//+
//+[[gnu::noinline]] static void synchronizesAroundSlow(Service *service) {
  @synchronized(service) {
    Guard g;
//        ^ note: the first object that needs cleanup is declared here
    [service locked];
  }
}
