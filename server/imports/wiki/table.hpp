#pragma once

#include "imports/wiki/people.hpp"

#include <span>
#include <string>
#include <string_view>

namespace lacewing::imports::wiki {

/// Whether the line is a row of a table: "||a||b||" or "|a|b|".
[[nodiscard]] bool is_row(std::string_view line);

/// The rows as a table of Markdown, each line with its end. Rows may be of different lengths.
[[nodiscard]] std::string table_to_markdown(
    std::span<const std::string_view> rows, const people& called
);

} // namespace lacewing::imports::wiki
