#include "app/command_line.hpp"

#include <sys/stat.h>

int main(int count, char** arguments) {
    // Whatever is made, is made for this user alone.
    ::umask(S_IRWXG | S_IRWXO);
    return lacewing::app::run_command_line(count, arguments);
}
