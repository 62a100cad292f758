#pragma once

namespace lacewing::app {

/// Reads the command line and does what it says. Returns the exit code: 0, 1 for a refusal (told in
/// one sentence on standard error), or CLI11's own for a line that cannot be understood.
int run_command_line(int count, char** arguments);

} // namespace lacewing::app
