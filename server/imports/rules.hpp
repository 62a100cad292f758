#pragma once

#include "imports/source_row.hpp"
#include "imports/types.hpp"

#include <cstdint>
#include <expected>
#include <map>
#include <string>
#include <string_view>

namespace lacewing::imports {

/// What the bug cannot hold yet, counted by what it is: {"comments", 39608}.
using left_out = std::map<std::string, std::int64_t, std::less<>>;

/// A line of the file without what no text may hold: NUL, written as an escape, becomes U+FFFD.
/// Returns how many were replaced.
std::int64_t replace_nul_escapes(std::string& line);

/// The row in the words of Lacewing, or why it cannot be kept. Adds to `without` what is left out.
[[nodiscard]] std::expected<import_bug, std::string> convert(
    const source_row& row, left_out& without
);

struct standing {
    std::string_view status;     ///< the name of one of the default statuses
    std::string_view resolution; ///< "none" while open
};

/// Where a report of another tracker stands here. What is closed without a known reason is
/// `obsolete`.
[[nodiscard]] standing standing_of(
    std::string_view source_status, std::string_view source_resolution
);

} // namespace lacewing::imports
