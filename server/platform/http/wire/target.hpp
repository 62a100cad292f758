#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lacewing::http::wire {

/// Why a request was refused before it had a meaning. The connection is closed behind it.
struct rejection {
    int status = 400;
    std::string_view code;   ///< stable, snake_case
    std::string_view detail; ///< a sentence for people
};

/// The target of a request, percent-decoded once.
struct target {
    std::string
        path; ///< begins with "/"; valid UTF-8; no empty or dot segments, no slash at the end
    std::vector<std::pair<std::string, std::string>> query; ///< in order; a name stands once
};

/// Reads the origin form, "/path?query". Refuses what two readers could read in two ways: an
/// encoded slash, a backslash, `//`, dot segments, control characters, broken UTF-8, a fragment, a
/// name twice.
[[nodiscard]] std::expected<target, rejection> parse_target(std::string_view origin_form);

} // namespace lacewing::http::wire
