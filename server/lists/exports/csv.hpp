#pragma once

#include <span>
#include <string>
#include <string_view>

namespace lacewing::lists {

/// A row of RFC 4180 with its CRLF. What a spreadsheet would take for a formula (a cell that begins
/// with = + - @, a tab or a carriage return) gets an apostrophe in front.
[[nodiscard]] std::string csv_row(std::span<const std::string> cells);

/// One cell, quoted where it must be.
[[nodiscard]] std::string csv_cell(std::string_view text);

} // namespace lacewing::lists
