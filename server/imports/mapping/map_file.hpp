#pragma once

#include "imports/mapping/map.hpp"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::imports {

/// The map as TOML, with every word that the file uses and how often, to be edited and passed back.
[[nodiscard]] std::string print_map(
    const import_map& map,
    const used_words& used,
    const known_statuses& statuses,
    std::string_view file
);

/// A line of a map that cannot be followed.
struct map_problem {
    std::int64_t line = 0;
    std::string text; ///< a sentence that says what would be right
};

/// A map whose words are all known, over the usual one. Usernames are not looked up.
[[nodiscard]] std::expected<import_map, std::vector<map_problem>> read_map(
    std::string_view toml, const known_statuses& statuses
);

/// The line in which a map gives that username; 0 where it does not.
[[nodiscard]] std::int64_t line_of_username(std::string_view toml, std::string_view username);

} // namespace lacewing::imports
