// Calls each function as often as the argument says, always on its fast path.
#include "connection.h"
#include "counted.h"
#include <cstdlib>

extern std::atomic<std::string *> cached;
int scalar(int n);
void nothing();
const std::string *pointer(int n);
int manyArguments(int a, long b, double c, int *d, bool e, char f);
int byValue(std::string text, int n);
int twoGuards(int n);
int buffer(const char *from);
extern int (*addressOfInHeader)(int);
extern int (*addressOfInTemplate)(long);
extern int (Resource::*addressOfInClass)(int);

int main(int, char **argv) {
  std::string text("known");
  cached.store(&text);
  Resource resource;
  example::Connection connection("v1");
  example::Context context;
  context.offered_protocol = "v1";
  for (int calls = std::atoi(argv[1]); calls != 0; --calls) {
    scalar(1);
    nothing();
    pointer(1);
    manyArguments(1, 2, 3, &calls, true, 'a');
    byValue(text, 1);
    twoGuards(1);
    buffer("text");
    resource.member(1);
    resource.constMember(1);
    Resource::staticMember(1);
    resource.inverted();
    addressOfInHeader(1);
    addressOfInTemplate(1);
    (resource.*addressOfInClass)(1);
    connection.handshake(context);
  }
}
