#include "platform/db/testing/postgres_server.hpp"

#include "platform/db/postgres/run_alone.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <spawn.h>
#include <stdexcept>
#include <unistd.h>

namespace lacewing::db {

namespace {

/// Looks for the script upwards from the test program, which stands in the checkout's build folder.
std::filesystem::path find_script() {
    auto folder = std::filesystem::read_symlink("/proc/self/exe").parent_path();
    for (; folder != folder.parent_path(); folder = folder.parent_path()) {
        auto script = folder / "tools" / "with-postgres";
        if (std::filesystem::exists(script)) return script;
    }
    throw std::runtime_error{"tools/with-postgres is not above the test program"};
}

struct pipe_ends {
    int read = -1;
    int write = -1;
};

pipe_ends make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error{"no pipe"};
    return {.read = ends[0], .write = ends[1]};
}

std::string read_line(int from) {
    std::string line;
    char letter = 0;
    while (::read(from, &letter, 1) == 1 && letter != '\n') line.push_back(letter);
    return line;
}

} // namespace

postgres_server& postgres_server::shared() {
    static postgres_server server;
    return server;
}

postgres_server::postgres_server() {
    const char* given = std::getenv("LACEWING_TEST_POSTGRES_URL");
    if (given != nullptr) {
        url_ = given;
    } else {
        start_own();
    }
}

postgres_server::~postgres_server() {
    if (keep_alive_ >= 0) ::close(keep_alive_);
}

void postgres_server::start_own() {
    const auto script = find_script().string();
    // The script's command tells the URL and waits for the end of its input: for our end, however
    // it comes.
    std::string shell = "sh";
    std::string option = "-c";
    std::string command = "echo \"$LACEWING_TEST_POSTGRES_URL\"; exec cat >/dev/null";
    std::string program = script;
    const std::array<char*, 5> arguments{
        program.data(), shell.data(), option.data(), command.data(), nullptr
    };
    const auto input = make_pipe();
    const auto output = make_pipe();
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input.read, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO);
    pid_t child = 0;
    const int failed =
        ::posix_spawn(&child, script.c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(input.read);
    ::close(output.write);
    keep_alive_ = input.write;
    if (failed == 0) url_ = read_line(output.read);
    ::close(output.read);
    if (url_.empty()) throw std::runtime_error{"tools/with-postgres did not start a server"};
}

std::string postgres_server::create_database(std::string_view model) {
    auto name = fmt::format("test_{}_{}", ::getpid(), ++made_);
    // Files, not their blocks: with them comes what spares the first connection the catalogue.
    run_alone(url_, fmt::format("CREATE DATABASE {} TEMPLATE {} STRATEGY FILE_COPY", name, model));
    return name;
}

void postgres_server::drop_database(std::string_view name) {
    run_alone(url_, fmt::format("DROP DATABASE IF EXISTS {} WITH (FORCE)", name));
}

std::string postgres_server::url_of(std::string_view name) const {
    // postgresql://[user@host]/database[?…]
    const auto database = url_.find('/', url_.find("//") + 2) + 1;
    const auto options = url_.find('?', database);
    const auto length = options == std::string::npos ? options : options - database;
    return std::string{url_}.replace(database, length, name);
}

} // namespace lacewing::db
