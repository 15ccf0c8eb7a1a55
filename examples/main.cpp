#include "connection.h"

#include <iostream>
#include <string>

int main() {
  example::Connection connection("v1.3");
  example::Context context;
  context.peer = "peer";
  context.offered_protocol = "v1.2";

  char received[16];
  if (connection.read(context, received, sizeof(received)) < 0)
    std::cout << "refused: " << context.last_error << '\n';

  context.offered_protocol = "v1.3";
  const std::string message = "hello, world";
  long moved = 0;
  for (int round = 0; round != 1000; ++round) {
    moved += connection.write(context, message.data(), message.size());
    moved += connection.read(context, received, sizeof(received));
  }
  std::cout << "moved " << moved << " bytes after " << context.attempts
            << " attempts\n";
}
