#pragma once

#include <cstddef>
#include <cstdint>

/// How much one list, count or export may ask of the database.
namespace lacewing::limits {

// Lists by a query (server/lists)
inline constexpr int descendants_depth_max = 16; ///< levels that CORE-12+ goes down
inline constexpr std::int64_t stale_days =
    90; ///< `is:stale` is an open bug not changed for so long
inline constexpr std::int64_t query_ms_max =
    2'000; ///< of one statement; 50 ms are the aim, on a machine that does nothing else
inline constexpr int small_set_max =
    2'000; ///< bugs of some people or labels that SQLite begins with instead of a walk
inline constexpr int sorted_title_max =
    100; ///< code points of a title that a list is sorted by: cursors hold them
inline constexpr int list_page_bugs_max =
    500; ///< of one list at once: the columns of a board; other lists give page_size_max
inline constexpr int groups_max = 1'000;                   ///< in one answer, the largest first
inline constexpr int completions_max = 20;                 ///< more are not looked at
inline constexpr int series_days_max = 366;                ///< of a chart: a year
inline constexpr std::int64_t export_bugs_max = 1'000'000; ///< their ids are in memory meanwhile
inline constexpr int export_piece_bugs = 100;              ///< bugs read at once for an export

} // namespace lacewing::limits
