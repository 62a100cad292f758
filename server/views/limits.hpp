#pragma once

#include <cstddef>
#include <cstdint>

/// How many views there can be, and what fits into one.
namespace lacewing::limits {

// Views (server/views)
inline constexpr std::size_t view_name_max = 64;        ///< a line of the side bar
inline constexpr std::size_t view_query_max = 4'096;    ///< as long as a query can be
inline constexpr std::size_t view_sort_max = 256;       ///< more fields than there are to sort by
inline constexpr std::size_t view_columns_max = 32;     ///< more fields than a list shows
inline constexpr std::size_t view_column_name_max = 32; ///< the name of a field
inline constexpr std::size_t view_board_columns_max = 100; ///< hidden ones, and ones with a limit
inline constexpr std::size_t view_value_max = 100; ///< what names a board's column: an id, a word
inline constexpr std::int64_t view_column_limit_max = 999; ///< bugs in a column: more limit nothing
inline constexpr std::int64_t views_per_person_max =
    200; ///< in one organization: the list has no pages, browsers hold all of it
inline constexpr std::int64_t views_shared_max = 500; ///< of one organization, for the same reason

} // namespace lacewing::limits
