#include "app/application.hpp"
#include "app/commands.hpp"

#include <fmt/format.h>

#include <csignal>
#include <cstdio>

namespace lacewing::app {

namespace {

/// Signals that end the server, blocked in every thread: one thread waits for them.
sigset_t ending_signals() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    return set;
}

} // namespace

int serve(const configuration& how) {
    const auto ending = ending_signals();
    pthread_sigmask(SIG_BLOCK, &ending, nullptr);
    std::signal(SIGPIPE, SIG_IGN);

    application program{how};
    program.start();
    if (how.public_url.empty()) {
        fmt::print(
            "Lacewing listens on {} port {}. Its data is in {}.\n",
            how.listen_address,
            program.port(),
            how.data_directory
        );
    } else {
        fmt::print("Lacewing is at {}. Its data is in {}.\n", how.public_url, how.data_directory);
    }
    std::fflush(stdout);

    int which = 0;
    sigwait(&ending, &which);
    program.stop();
    return 0;
}

} // namespace lacewing::app
