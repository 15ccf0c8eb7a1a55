//===--- Workers.cpp - many things at once, with a line about it ----------===//
//
// Part of fastpath-tidy, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Workers.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <chrono>
#include <mutex>

namespace fastpath {

static std::atomic<bool> Interrupted = false;

void catchInterrupts() {
  llvm::sys::SetInterruptFunction([] { Interrupted = true; });
}

bool wasInterrupted() { return Interrupted; }

namespace {
/// One line on a terminal; elsewhere one every ten seconds is enough.
class Progress {
public:
  Progress(size_t Total, llvm::StringRef Activity)
      : Total(Total), Activity(Activity) {}

  void step() {
    std::lock_guard<std::mutex> Lock(Mutex);
    ++Done;
    Clock::time_point Now = Clock::now();
    bool Terminal = llvm::sys::Process::StandardErrIsDisplayed();
    if (!Terminal && Done != Total && Now - Shown < std::chrono::seconds(10))
      return;
    Shown = Now;
    std::chrono::duration<double> Passed = Now - Start;
    auto Left =
        static_cast<unsigned>(Passed.count() / static_cast<double>(Done) *
                              static_cast<double>(Total - Done));
    llvm::errs() << (Terminal ? "\r\033[K" : "")
                 << llvm::format("[%zu/%zu] about %u min %u s left: ", Done,
                                 Total, Left / 60, Left % 60)
                 << Activity << (Terminal && Done != Total ? "" : "\n");
  }

private:
  using Clock = std::chrono::steady_clock;
  std::mutex Mutex;
  size_t Total, Done = 0;
  llvm::StringRef Activity;
  Clock::time_point Start = Clock::now(), Shown = Start;
};
} // namespace

void forEach(size_t Count, unsigned Jobs, llvm::StringRef Activity,
             llvm::function_ref<void(size_t)> Do) {
  Progress Steps(Count, Activity);
  llvm::DefaultThreadPool Pool(llvm::hardware_concurrency(Jobs));
  for (size_t I = 0; I < Count; ++I)
    Pool.async([&, I] {
      if (Interrupted)
        return;
      Do(I);
      Steps.step();
    });
  Pool.wait();
}

} // namespace fastpath
