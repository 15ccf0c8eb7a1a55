// What the helper gets: what the slow path uses, in the source's own words.
// RUN: %check-marks %s --std=c++11,c++17
#include <atomic>
#include <memory>
#include <mutex>
#include <string>

struct Options { int a, b; };
static std::mutex mu;
static std::atomic<int> limit;
void work(int);
void use(const std::string &);

//+static void scalarsSlow(int a, const Options* options, Options copy);
//+
void scalars(int a, const Options* options, Options copy) {
//   ^ warning: early return of 'scalars' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  scalarsSlow(a, options, copy);
//+}
//+
//+[[gnu::noinline]] static void scalarsSlow(int a, const Options* options, Options copy) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(a + options->a + copy.b);
}

//+static void unusedSlow(int b);
//+
void unused(int fast, int, int b, int /*c*/) {
//   ^ warning: early return of 'unused' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load() > fast)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  unusedSlow(b);
//+}
//+
//+[[gnu::noinline]] static void unusedSlow(int b) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(b);
}

//+static void defaultsSlow(int a, unsigned b);
//+
void defaults(int a = 3, unsigned b = sizeof(int)) {
//   ^ warning: early return of 'defaults' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  defaultsSlow(a, b);
//+}
//+
//+[[gnu::noinline]] static void defaultsSlow(int a, unsigned b) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(a + static_cast<int>(b));
}

//+static void byValueSlow(std::string &text, std::unique_ptr<int> &owned);
//+
// A class by value: by reference, since a copy or a move would bring the frame back.
void byValue(std::string text, std::unique_ptr<int> owned) {
//   ^ warning: early return of 'byValue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  byValueSlow(text, owned);
//+}
//+
//+[[gnu::noinline]] static void byValueSlow(std::string &text, std::unique_ptr<int> &owned) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  use(text);
  work(*owned);
}

//+static void rvalueSlow(std::string &&text);
//+
void rvalue(std::string &&text) {
//   ^ warning: early return of 'rvalue' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  rvalueSlow(static_cast<std::string &&>(text));
//+}
//+
//+[[gnu::noinline]] static void rvalueSlow(std::string &&text) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  use(std::move(text));
}

//+static void declaratorsSlow(const int (&pair)[2], char text[8], int callback(int));
//+
// The name stands inside the type.
void declarators(const int (&pair)[2], char text[8], int callback(int)) {
//   ^ warning: early return of 'declarators' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  declaratorsSlow(pair, text, callback);
//+}
//+
//+[[gnu::noinline]] static void declaratorsSlow(const int (&pair)[2], char text[8], int callback(int)) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(pair[0] + text[1] + callback(2));
}

//+static void attributedSlow(__attribute__((unused)) int a);
//+
__attribute__((nonnull(2))) void attributed(__attribute__((unused)) int a, int *p) {
//                               ^ warning: early return of 'attributed' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
  if (limit.load() > *p)
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  attributedSlow(a);
//+}
//+
//+[[gnu::noinline]] static void attributedSlow(__attribute__((unused)) int a) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(a);
}

//+static void severalLinesSlow(int first, int second);
//+
// One line, whatever the original's layout; the comments in it are dropped.
void severalLines(int first, // the first
//   ^ warning: early return of 'severalLines' pays for the cleanup of 1 object on the slow path; consider moving the slow path into a function of its own
                  int /* not unsigned */ second) {
  if (limit.load())
//^ note: the fast path ends at this atomic check; nothing shows how often it is taken
    return;
//+  severalLinesSlow(first, second);
//+}
//+
//+[[gnu::noinline]] static void severalLinesSlow(int first, int second) {
  std::lock_guard<std::mutex> lock(mu);
//                            ^ note: the first object that needs cleanup is declared here
  work(first + second);
}
