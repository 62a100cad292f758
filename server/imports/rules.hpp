#pragma once

#include "imports/mapping/label_names.hpp"
#include "imports/mapping/map.hpp"
#include "imports/source_row.hpp"
#include "imports/types.hpp"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::imports {

/// A line of the file without what no text may hold: NUL, written as an escape, becomes U+FFFD.
/// Returns how many were replaced.
std::int64_t replace_nul_escapes(std::string& line);

/// By what rows are turned into bugs.
struct conversion {
    import_map map = usual_map();
    known_statuses statuses = usual_statuses();
    label_choice labels; ///< takes all unless it has chosen
};

struct converted {
    import_bug bug;
    std::vector<std::string> notes; ///< what of it is not kept, or not as it was: sentences
};

/// The row in the words of Lacewing, or why it cannot be kept.
[[nodiscard]] std::expected<converted, std::string> convert(
    const source_row& row, const conversion& by
);

/// Counts the words of the row.
void count_words(const source_row& row, used_words& to);

struct standing {
    std::string status;
    std::string resolution; ///< "none" while open
};

/// Where a report of another tracker stands here, or why that is not known. What is closed without
/// a known reason is `obsolete`.
[[nodiscard]] std::expected<standing, std::string> standing_of(
    std::string_view source_status, std::string_view source_resolution, const conversion& by
);

} // namespace lacewing::imports
