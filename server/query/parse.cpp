#include "query/parse.hpp"

#include "platform/core/text.hpp"
#include "platform/core/zone.hpp"
#include "query/command.hpp"
#include "query/limits.hpp"
#include "query/reading/grammar.hpp"

#include <fmt/format.h>

namespace lacewing::query {

namespace {

refused no_such_zone() {
    const std::string detail = "There is no such time zone. Send a name such as Europe/Berlin.";
    return refused{problem{
        .status = 400,
        .code = "zone_invalid",
        .detail = detail,
        .fields = {{.pointer = "?zone", .code = "zone_invalid", .detail = detail}},
        .retry_after_s = {},
        .current = {}
    }};
}

std::size_t bytes_of_first(std::size_t code_points, std::string_view text) {
    for (std::size_t bytes = 0; bytes < text.size(); ++bytes) {
        const bool begins = (static_cast<unsigned char>(text[bytes]) & 0xc0) != 0x80;
        if (begins && code_points-- == 0) return bytes;
    }
    return text.size();
}

/// What both a query and a command must be before they are read.
outcome<void> check_text(const source& from, std::string_view text) {
    if (!text::is_valid_utf8(text)) {
        return from.refuse("query_syntax", "Send the query as UTF-8, without NUL.", 0, 0);
    }
    const auto length = text::count_code_points(text);
    if (length > limits::query_length_max) {
        return from.refuse(
            "query_too_long",
            fmt::format(
                "A query has {} characters at most, this one {}. Shorten it.",
                limits::query_length_max,
                length
            ),
            bytes_of_first(limits::query_length_max, text),
            text.size()
        );
    }
    return {};
}

} // namespace

outcome<tree> parse(std::string_view text, const reading& how) {
    const source from{text, how.pointer};
    if (const auto fine = check_text(from, text); !fine) return refused{fine.error()};
    const auto in = zone::find(how.zone);
    if (!in) return no_such_zone();
    return grammar{from, calendar{how.now, *in}, how}.whole();
}

outcome<command> parse_command(std::string_view text, const reading& how) {
    const source from{text, how.pointer};
    if (const auto fine = check_text(from, text); !fine) return refused{fine.error()};
    const auto in = zone::find(how.zone);
    if (!in) return no_such_zone();
    return grammar{from, calendar{how.now, *in}, how}.whole_command();
}

} // namespace lacewing::query
