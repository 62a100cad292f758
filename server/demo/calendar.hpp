#pragma once

#include "platform/core/time.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace lacewing::demo {

inline constexpr std::int64_t minutes_of_day = 9 * 60; ///< of work: from eight to five
inline constexpr std::int64_t story_days = 150;        ///< of work: seven months
inline constexpr std::int64_t crowd_days = 520;        ///< of work: two years
inline constexpr std::int64_t story_minutes = story_days * minutes_of_day;

/// Minutes of work as moments: nights and weekends are left out, and all of it was before today.
class calendar {
public:
    calendar(timestamp now, std::int64_t days);

    /// `minute` counts from the beginning of the first day; `second` only makes it look less even.
    [[nodiscard]] timestamp at(std::int64_t minute, std::int64_t second = 0) const;
    /// At eight, so many days (of any kind) before today.
    [[nodiscard]] timestamp before(std::int64_t days) const;
    /// "2026-11-21", so many days (of any kind) after today.
    [[nodiscard]] std::string day(std::int64_t from_today) const;
    [[nodiscard]] std::int64_t minutes() const { return std::ssize(days_) * minutes_of_day; }

private:
    std::int64_t today_;             ///< days since 1970
    std::vector<std::int64_t> days_; ///< the same, the oldest first
};

} // namespace lacewing::demo
