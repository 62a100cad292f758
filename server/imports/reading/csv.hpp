#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::imports {

/// The fields of a record (RFC 4180), which may hold line ends in quotes. Nothing where a quote
/// stands where none belongs.
[[nodiscard]] std::optional<std::vector<std::string>> split_record(std::string_view record);

/// Whether a quote is open at the end of a line, when it was or was not at its beginning.
[[nodiscard]] bool has_open_quote(std::string_view line, bool was_open);

} // namespace lacewing::imports
