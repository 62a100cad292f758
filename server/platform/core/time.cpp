#include "platform/core/time.hpp"

#include <fmt/format.h>

#include <chrono>

namespace lacewing {

namespace {

constexpr std::int64_t seconds_per_day = 86'400;
// An offset or a leap second could lead out of the years of four digits, which is all there is to
// print: 0000-01-01T00:00:00Z and 9999-12-31T23:59:59Z.
constexpr std::int64_t first_second = -62'167'219'200;
constexpr std::int64_t last_second = 253'402'300'799;

/// Takes the parts of a moment off the front of a text.
class moment_parser {
public:
    explicit moment_parser(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool at_end() const { return rest_.empty(); }

    bool skip(char expected) {
        if (!rest_.starts_with(expected)) return false;
        rest_.remove_prefix(1);
        return true;
    }

    /// Exactly `width` digits.
    std::optional<int> number(std::size_t width) {
        if (rest_.size() < width) return std::nullopt;
        int value = 0;
        for (const char digit : rest_.substr(0, width)) {
            if (digit < '0' || digit > '9') return std::nullopt;
            value = value * 10 + (digit - '0');
        }
        rest_.remove_prefix(width);
        return value;
    }

    /// One to nine digits after the point, cut to microseconds.
    std::optional<std::int64_t> fraction() {
        std::int64_t microseconds = 0;
        std::int64_t unit = microseconds_per_s / 10;
        std::size_t digits = 0;
        for (; digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9'; ++digits) {
            microseconds += unit * (rest_[digits] - '0');
            unit /= 10;
        }
        if (digits == 0 || digits > 9) return std::nullopt;
        rest_.remove_prefix(digits);
        return microseconds;
    }

    /// "Z", "+02:00" or "+0200", in seconds east of UTC.
    std::optional<std::int64_t> offset() {
        if (skip('Z') || skip('z')) return 0;
        const bool west = skip('-');
        if (!west && !skip('+')) return std::nullopt;
        const auto hours = number(2);
        skip(':');
        const auto minutes = number(2);
        if (!hours || !minutes || *hours > 23 || *minutes > 59) return std::nullopt;
        const std::int64_t seconds = *hours * 3600 + *minutes * 60;
        return west ? -seconds : seconds;
    }

private:
    std::string_view rest_;
};

std::optional<std::int64_t> parse_day(moment_parser& from) {
    const auto year = from.number(4);
    if (!year || !from.skip('-')) return std::nullopt;
    const auto month = from.number(2);
    if (!month || !from.skip('-')) return std::nullopt;
    const auto day = from.number(2);
    if (!day) return std::nullopt;
    const std::chrono::year_month_day date{
        std::chrono::year{*year},
        std::chrono::month{static_cast<unsigned>(*month)},
        std::chrono::day{static_cast<unsigned>(*day)}
    };
    if (!date.ok()) return std::nullopt;
    return std::chrono::sys_days{date}.time_since_epoch().count();
}

std::optional<std::int64_t> parse_second_of_day(moment_parser& from) {
    const auto hour = from.number(2);
    if (!hour || *hour > 23 || !from.skip(':')) return std::nullopt;
    const auto minute = from.number(2);
    if (!minute || *minute > 59 || !from.skip(':')) return std::nullopt;
    const auto second = from.number(2);
    // A leap second ends an hour (RFC 3339 section 5.7); it reads as the second after it.
    if (!second || *second > (*minute == 59 ? 60 : 59)) return std::nullopt;
    return *hour * 3600 + *minute * 60 + *second;
}

} // namespace

std::string to_rfc3339(timestamp moment) {
    using std::chrono::floor;
    const std::chrono::sys_time<std::chrono::microseconds> at{
        std::chrono::microseconds{moment.microseconds}
    };
    const auto midnight = floor<std::chrono::days>(at);
    const std::chrono::year_month_day date{midnight};
    const auto microseconds = (at - midnight).count();
    const auto seconds = microseconds / microseconds_per_s;
    return fmt::format(
        "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:06}Z",
        static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()),
        static_cast<unsigned>(date.day()),
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60,
        microseconds % microseconds_per_s
    );
}

std::optional<timestamp> parse_rfc3339(std::string_view text) {
    moment_parser from{text};
    const auto day = parse_day(from);
    if (!day || !(from.skip('T') || from.skip('t'))) return std::nullopt;
    const auto second = parse_second_of_day(from);
    if (!second) return std::nullopt;
    std::int64_t microseconds = 0;
    if (from.skip('.')) {
        const auto fraction = from.fraction();
        if (!fraction) return std::nullopt;
        microseconds = *fraction;
    }
    const auto offset = from.offset();
    if (!offset || !from.at_end()) return std::nullopt;
    const std::int64_t seconds = *day * seconds_per_day + *second - *offset;
    if (seconds < first_second || seconds > last_second) return std::nullopt;
    return timestamp{seconds * microseconds_per_s + microseconds};
}

timestamp system_clock::now() const {
    const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
    return {std::chrono::duration_cast<std::chrono::microseconds>(since_epoch).count()};
}

} // namespace lacewing
