// The functions of trace.h, compiled apart so that no compiler sees through them.
#include "trace.h"

#include <cstdio>
#include <cstdlib>

namespace fuzz {

namespace {
int serial = 0;
int until_throw = 0;
int depth = 0;

int begin(const char *what) {
  note(what, ++serial);
  return serial;
}
} // namespace

void note(const char *what, long value) noexcept { std::printf("%s %ld\n", what, value); }

void fail(const char *what) noexcept {
  std::printf("failed: %s\n", what);
  std::fflush(stdout);
  std::abort();
}

int work(int n) {
  note("work", n);
  if (until_throw > 0 && --until_throw == 0)
    throw Error{n};
  return n % 7 + 1;
}

void arm(int calls) noexcept { until_throw = calls; }
bool deeper() noexcept { return ++depth < 3; }
void rest() noexcept { depth = 0; }

Value::Value(int v) : v(v), id(begin("make")), self(this) { note("value", v); }
Value::Value(const Value &other) : v(other.v), id(begin("copy")), self(this) { note("of", other.id); }
Value::Value(Value &&other) noexcept : v(other.v), id(begin("move")), self(this) {
  note("from", other.id);
  other.v = -1;
}
Value &Value::operator=(const Value &other) {
  note("assign", id);
  note("of", other.id);
  v = other.v;
  return *this;
}
Value &Value::operator=(Value &&other) noexcept {
  note("move-assign", id);
  note("of", other.id);
  v = other.v;
  other.v = -1;
  return *this;
}
Value::~Value() {
  note("end", id);
  note(self == this ? "with" : "elsewhere with", v);
}

MoveOnly::MoveOnly(int v) : v(v), id(begin("own")) {}
MoveOnly::MoveOnly(MoveOnly &&other) noexcept : v(other.v), id(begin("pass")) {
  note("from", other.id);
  other.v = -1;
}
MoveOnly &MoveOnly::operator=(MoveOnly &&other) noexcept {
  note("pass-assign", id);
  v = other.v;
  other.v = -1;
  return *this;
}
MoveOnly::~MoveOnly() {
  note("disown", id);
  note("with", v);
}

Ticket::Ticket(const Ticket &other) : v(other.v) { note("copied ticket", v); }
Ticket::~Ticket() { note("ticket", v); }

Guard::Guard(int tag) : tag(tag) { note("enter", tag); }
Guard::~Guard() { note("leave", tag); }

void Mutex::lock() { note("lock", 0); }
void Mutex::unlock() { note("unlock", 0); }

Value global(5), other(7);
Mutex mutex;
int counter = 0;
int table[3] = {1, 2, 3};

Value makeValue(int v) { return Value(v); }
MoveOnly makeMoveOnly(int v) { return MoveOnly(v); }
void take(Value v) { note("took", v.v); }
void take(MoveOnly v) { note("took own", v.v); }
int twice(int n) { return 2 * n; }

} // namespace fuzz
