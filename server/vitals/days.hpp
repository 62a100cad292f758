#pragma once

#include "platform/core/time.hpp"

#include <cstdint>
#include <string>

namespace lacewing::vitals {

inline constexpr std::int64_t microseconds_per_day = 24LL * 3600 * 1'000'000;

/// Days since 1970-01-01 in UTC.
[[nodiscard]] constexpr std::int64_t day_of(timestamp moment) {
    return moment.microseconds / microseconds_per_day;
}

/// "2026-11-21".
[[nodiscard]] inline std::string day_text(std::int64_t day) {
    return to_rfc3339({day * microseconds_per_day}).substr(0, 10);
}

} // namespace lacewing::vitals
