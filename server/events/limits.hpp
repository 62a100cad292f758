#pragma once

#include <cstdint>

/// How much is kept of what happens.
namespace lacewing::limits {

// Security events (server/events)
inline constexpr std::int64_t event_kept_days = 400; ///< a year and a month to look into it
inline constexpr std::int64_t event_counted_s =
    3'600; ///< the same again within the hour is counted, so that no flood fills the disk

} // namespace lacewing::limits
