#include "app/commands.hpp"
#include "app/operator_port.hpp"
#include "app/operator_types.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cstdio>
#include <string_view>
#include <unistd.h>

namespace lacewing::app {

namespace {

std::int64_t read_count(std::string_view typed) {
    std::int64_t count = 0;
    const auto* end = typed.data() + typed.size();
    const auto [stop, error] = std::from_chars(typed.data(), end, count);
    const bool is_number = error == std::errc{} && stop == end;
    if (!is_number || count < limits::demo_bugs_min || count > limits::demo_bugs_max) {
        throw operator_refused{fmt::format(
            "--bugs {} makes no example organization: say a number from {} to {}. Nothing was "
            "made.",
            typed,
            limits::demo_bugs_min,
            limits::demo_bugs_max
        )};
    }
    return count;
}

demo_progress make_step(operator_port& port, const demo_place& where) {
    const auto answer = port.call("demo-step", schema::to_json(where));
    return value(schema::parse<demo_progress>(answer));
}

/// Many calls, each a step that is there in whole or not at all: none runs as long as a request
/// may, and what is cut in the middle is gone on with by the same command.
void make_all(operator_port& port, const demo_place& where, std::int64_t bugs) {
    const bool is_watched = isatty(STDERR_FILENO) != 0;
    std::int64_t made = 0;
    try {
        for (bool is_whole = false; !is_whole;) {
            const auto far = make_step(port, where);
            is_whole = far.is_whole;
            made = far.bugs;
            if (is_watched) fmt::print(stderr, "\r{} of {} bugs ", far.bugs, far.of);
        }
    } catch (const operator_refused& why) {
        throw operator_refused{fmt::format(
            "{} The example organization is not whole: it has {} of {} bugs. `lacewing demo --bugs "
            "{}` goes on with it.",
            why.what(),
            made,
            bugs,
            bugs
        )};
    }
    if (is_watched) fmt::print(stderr, "\r\033[K");
}

} // namespace

int fill_demo(const configuration& how, const demo_options& what) {
    const demo_wish wish{.bugs = read_count(what.bugs)};
    const auto port = reach_data(how);
    const auto made = value(schema::parse<demo_sign_in>(port->call("demo", schema::to_json(wish))));
    if (!made.is_new) {
        fmt::print(
            "The example organization is here already, and nothing was changed. Log in as {}; the "
            "password was printed when it was made.\n",
            made.email
        );
        return 0;
    }
    make_all(*port, {.org = made.org}, wish.bugs);
    fmt::print(
        "Made an example organization with {} bugs.\n  Log in as  {}\n  Password   {}\n",
        wish.bugs,
        made.email,
        made.password
    );
    return 0;
}

} // namespace lacewing::app
