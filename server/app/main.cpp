#include "app/command_line.hpp"

int main(int count, char** arguments) {
    return lacewing::app::run_command_line(count, arguments);
}
