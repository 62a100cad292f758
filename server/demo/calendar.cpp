#include "demo/calendar.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace lacewing::demo {

namespace {

constexpr std::int64_t day_us = 24LL * 3600 * microseconds_per_s;
constexpr std::int64_t minute_us = 60 * microseconds_per_s;
constexpr std::int64_t begin_us = 8 * 60 * minute_us;

bool is_weekend(std::int64_t day) {
    const auto of_week = (day + 4) % 7; // 1970 began on a Thursday; 0 is Sunday
    return of_week == 0 || of_week == 6;
}

} // namespace

calendar::calendar(timestamp now, std::int64_t days) : today_(now.microseconds / day_us) {
    for (auto day = today_ - 1; std::ssize(days_) < days; --day) {
        if (!is_weekend(day)) days_.push_back(day);
    }
    std::ranges::reverse(days_);
}

timestamp calendar::at(std::int64_t minute, std::int64_t second) const {
    const auto day = days_.at(static_cast<std::size_t>(minute / minutes_of_day));
    return {
        day * day_us + begin_us + minute % minutes_of_day * minute_us +
        second % 60 * microseconds_per_s
    };
}

timestamp calendar::before(std::int64_t days) const {
    return {(today_ - days) * day_us + begin_us};
}

std::string calendar::day(std::int64_t from_today) const {
    const std::chrono::year_month_day date{
        std::chrono::sys_days{std::chrono::days{today_ + from_today}}
    };
    return fmt::format(
        "{:04}-{:02}-{:02}",
        static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()),
        static_cast<unsigned>(date.day())
    );
}

} // namespace lacewing::demo
