#pragma once

#include "platform/core/time.hpp"
#include "platform/core/zone.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lacewing::query {

/// By what dates are worked out.
struct calendar {
    timestamp now;
    const zone& in;
};

/// [begin, end).
struct stretch {
    timestamp begin;
    timestamp end;
};

/// What a date of a query stands for.
struct date {
    stretch compared; ///< beside an operator or in a range; "-14d" is one moment: begin == end
    stretch alone;    ///< by itself: of "-14d" the whole day
    std::chrono::local_days first_day; ///< the days that it touches
    std::chrono::local_days last_day;
    bool is_day = true; ///< may be asked of a day: everything but an hour of the clock
};

/// A folded text such as "2026-10-31", "2026-10", "2026", "2026-10-31t12:00z", "yesterday",
/// "this-week", "-14d"; nothing where it is none, or not between the years 1 and 9998.
[[nodiscard]] std::optional<date> read_date(std::string_view folded, const calendar& by);

enum class unit { minute, hour, day, week, month, year };

struct duration {
    std::int64_t count = 0;
    query::unit unit = unit::day;
};

/// "90d", of at most five digits; nothing where it is none.
[[nodiscard]] std::optional<duration> read_duration(std::string_view folded);

/// The moment that lies so far ahead of now, or back where the count is negative. Minutes and hours
/// are exact; from days on the clock shows the same time, and a month later than 31 January is 28
/// February. Nothing where that is not between the years 1 and 9998.
[[nodiscard]] std::optional<timestamp> moved(const calendar& by, duration far);

/// "2026-10-31".
[[nodiscard]] std::string to_text(std::chrono::local_days day);

[[nodiscard]] std::chrono::local_days today(const calendar& by);

} // namespace lacewing::query
