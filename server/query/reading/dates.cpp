#include "query/reading/dates.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace lacewing::query {

namespace {

using std::chrono::local_days;
using std::chrono::year_month;
using std::chrono::year_month_day;
using std::chrono::years;

constexpr std::size_t duration_digits_max = 5;
constexpr int year_max = 9'998; ///< the day after its last one has four digits too

bool is_in_reach(std::chrono::year year) {
    return year >= std::chrono::year{1} && year <= std::chrono::year{year_max};
}

bool is_in_reach(local_days day) {
    return is_in_reach(year_month_day{day}.year());
}

timestamp start_of(local_days day, const calendar& by) {
    return by.in.to_moment(local_moment{day});
}

/// The days from `first` on, up to `behind` without it.
std::optional<date> days_between(local_days first, local_days behind, const calendar& by) {
    const auto last = behind - std::chrono::days{1};
    if (!is_in_reach(first) || !is_in_reach(last)) return std::nullopt;
    const stretch whole{start_of(first, by), start_of(behind, by)};
    return date{whole, whole, first, last, true};
}

std::optional<date> day_of(local_days first, const calendar& by) {
    return days_between(first, first + std::chrono::days{1}, by);
}

std::optional<date> week_from(local_days monday, const calendar& by) {
    return days_between(monday, monday + std::chrono::weeks{1}, by);
}

std::optional<date> month_of(year_month month, const calendar& by) {
    if (!is_in_reach(month.year())) return std::nullopt;
    const auto next = month + std::chrono::months{1};
    return days_between(local_days{month / 1}, local_days{next / 1}, by);
}

std::optional<date> year_of(std::chrono::year year, const calendar& by) {
    if (!is_in_reach(year)) return std::nullopt;
    return days_between(local_days{year / 1 / 1}, local_days{(year + years{1}) / 1 / 1}, by);
}

std::optional<date> read_name(std::string_view folded, const calendar& by) {
    const auto day = today(by);
    if (folded == "today") return day_of(day, by);
    if (folded == "yesterday") return day_of(day - std::chrono::days{1}, by);
    if (folded == "tomorrow") return day_of(day + std::chrono::days{1}, by);

    constexpr std::array<std::pair<std::string_view, int>, 3> steps{
        {{"last-", -1}, {"this-", 0}, {"next-", 1}}
    };
    const auto step = std::ranges::find_if(steps, [&](const auto& each) {
        return folded.starts_with(each.first);
    });
    if (step == steps.end()) return std::nullopt;
    const auto what = folded.substr(step->first.size());
    const year_month_day date_of_today{day};
    if (what == "week") {
        const auto monday = day - (std::chrono::weekday{day} - std::chrono::Monday);
        return week_from(monday + std::chrono::weeks{step->second}, by);
    }
    if (what == "month") {
        const year_month month{date_of_today.year(), date_of_today.month()};
        return month_of(month + std::chrono::months{step->second}, by);
    }
    if (what == "year") return year_of(date_of_today.year() + years{step->second}, by);
    return std::nullopt;
}

/// Takes numbers of so many digits off the front of a text.
class digits_reader {
public:
    explicit digits_reader(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    [[nodiscard]] std::string_view rest() const { return rest_; }
    bool skip(char expected) {
        if (!rest_.starts_with(expected)) return false;
        rest_.remove_prefix(1);
        return true;
    }
    std::optional<int> number(std::size_t width) {
        if (rest_.size() < width) return std::nullopt;
        int number = 0;
        for (const char digit : rest_.substr(0, width)) {
            if (digit < '0' || digit > '9') return std::nullopt;
            number = number * 10 + (digit - '0');
        }
        rest_.remove_prefix(width);
        return number;
    }

private:
    std::string_view rest_;
};

/// "12:00", "12:00:05", "12:00:05.25", as far as it was given.
struct clock_time {
    std::chrono::microseconds since_midnight{0};
    std::chrono::microseconds names{0}; ///< a minute, a second, or one microsecond
};

std::optional<std::chrono::microseconds> read_fraction(digits_reader& from) {
    std::chrono::microseconds fraction{0};
    std::int64_t worth = microseconds_per_s / 10;
    std::size_t count = 0;
    for (; const auto digit = from.number(1); ++count) {
        fraction += std::chrono::microseconds{worth * *digit};
        worth /= 10;
    }
    if (count == 0 || count > 9) return std::nullopt;
    return fraction;
}

std::optional<clock_time> read_clock(digits_reader& from) {
    const auto hour = from.number(2);
    if (!hour || *hour > 23 || !from.skip(':')) return std::nullopt;
    const auto minute = from.number(2);
    if (!minute || *minute > 59) return std::nullopt;
    clock_time time{std::chrono::hours{*hour} + std::chrono::minutes{*minute}};
    time.names = std::chrono::minutes{1};
    if (!from.skip(':')) return time;
    const auto second = from.number(2);
    if (!second || *second > 59) return std::nullopt;
    time.since_midnight += std::chrono::seconds{*second};
    time.names = std::chrono::seconds{1};
    if (!from.skip('.')) return time;
    const auto fraction = read_fraction(from);
    if (!fraction) return std::nullopt;
    time.since_midnight += *fraction;
    time.names = std::chrono::microseconds{1};
    return time;
}

/// Minutes east of UTC: "z", "+02:00" or "+0200".
std::optional<std::chrono::minutes> read_offset(digits_reader& from) {
    if (from.skip('z')) return std::chrono::minutes{0};
    const bool is_west = from.skip('-');
    if (!is_west && !from.skip('+')) return std::nullopt;
    const auto hours = from.number(2);
    from.skip(':');
    const auto minutes = from.number(2);
    if (!hours || !minutes || *hours > 23 || *minutes > 59) return std::nullopt;
    const std::chrono::minutes east{*hours * 60 + *minutes};
    return is_west ? -east : east;
}

/// What stands behind the day: "t12:00" by the reader's clock, "t12:00z" by that of UTC.
std::optional<date> read_time_of(local_days day, digits_reader& from, const calendar& by) {
    if (!from.skip('t')) return std::nullopt;
    const auto time = read_clock(from);
    if (!time) return std::nullopt;
    const auto shown = local_moment{day} + time->since_midnight;
    auto begin = by.in.to_moment(shown);
    if (!from.at_end()) {
        const auto east = read_offset(from);
        if (!east || !from.at_end()) return std::nullopt;
        begin.microseconds = std::chrono::microseconds{shown.time_since_epoch() - *east}.count();
    }
    const stretch whole{begin, timestamp{begin.microseconds + time->names.count()}};
    return date{whole, whole, day, day, false};
}

std::optional<date> read_iso(std::string_view folded, const calendar& by) {
    digits_reader from{folded};
    const auto year = from.number(4);
    if (!year || !is_in_reach(std::chrono::year{*year})) return std::nullopt;
    const std::chrono::year in_year{*year};
    if (from.at_end()) return year_of(in_year, by);
    if (!from.skip('-')) return std::nullopt;
    const auto month = from.number(2);
    if (!month || *month < 1 || *month > 12) return std::nullopt;
    const year_month in_month{in_year, std::chrono::month{static_cast<unsigned>(*month)}};
    if (from.at_end()) return month_of(in_month, by);
    if (!from.skip('-')) return std::nullopt;
    const auto day = from.number(2);
    if (!day) return std::nullopt;
    const auto whole = in_month / std::chrono::day{static_cast<unsigned>(*day)};
    if (!whole.ok()) return std::nullopt;
    if (from.at_end()) return day_of(local_days{whole}, by);
    return read_time_of(local_days{whole}, from, by);
}

template <class Unit>
stretch unit_around(timestamp moment, const calendar& by) {
    const auto shown = by.in.to_local(moment);
    const auto passed = std::chrono::microseconds{shown - std::chrono::floor<Unit>(shown)};
    const auto begin = moment.microseconds - passed.count();
    return {{begin}, {begin + std::chrono::microseconds{Unit{1}}.count()}};
}

/// "-14d", "+2h".
std::optional<date> read_relative(std::string_view folded, const calendar& by) {
    const bool is_back = folded.starts_with('-');
    if (!is_back && !folded.starts_with('+')) return std::nullopt;
    auto far = read_duration(folded.substr(1));
    if (!far) return std::nullopt;
    if (is_back) far->count = -far->count;
    const auto moment = moved(by, *far);
    if (!moment) return std::nullopt;
    const auto day = std::chrono::floor<std::chrono::days>(by.in.to_local(*moment));
    auto found = day_of(day, by);
    if (!found) return std::nullopt;
    found->compared = {*moment, *moment};
    if (far->unit == unit::minute) found->alone = unit_around<std::chrono::minutes>(*moment, by);
    if (far->unit == unit::hour) found->alone = unit_around<std::chrono::hours>(*moment, by);
    return found;
}

/// The same day of another month, or its last day where it has no such day.
std::optional<local_days> month_away(local_days from, std::int64_t months) {
    const year_month_day day{from};
    // Counted by hand: the library's years end at 32,767.
    const auto month = int{day.year()} * std::int64_t{12} +
                       static_cast<std::int64_t>(unsigned{day.month()}) - 1 + months;
    const auto year = month / 12;
    if (month < 12 || year > year_max) return std::nullopt;
    const year_month there{
        std::chrono::year{static_cast<int>(year)},
        std::chrono::month{static_cast<unsigned>(month % 12 + 1)}
    };
    const auto same_day = there / day.day();
    return same_day.ok() ? local_days{same_day} : local_days{there / std::chrono::last};
}

} // namespace

std::optional<date> read_date(std::string_view folded, const calendar& by) {
    if (folded.empty()) return std::nullopt;
    if (folded.front() >= '0' && folded.front() <= '9') return read_iso(folded, by);
    if (auto relative = read_relative(folded, by)) return relative;
    return read_name(folded, by);
}

std::optional<duration> read_duration(std::string_view folded) {
    constexpr std::array<std::pair<std::string_view, unit>, 6> units{
        {{"min", unit::minute},
         {"h", unit::hour},
         {"d", unit::day},
         {"w", unit::week},
         {"mo", unit::month},
         {"y", unit::year}}
    };
    digits_reader from{folded};
    duration far;
    std::size_t digits = 0;
    for (; const auto digit = from.number(1); ++digits) {
        if (digits == duration_digits_max) return std::nullopt;
        far.count = far.count * 10 + *digit;
    }
    const auto named = std::ranges::find(units, from.rest(), &decltype(units)::value_type::first);
    if (digits == 0 || named == units.end()) return std::nullopt;
    far.unit = named->second;
    return far;
}

std::optional<timestamp> moved(const calendar& by, duration far) {
    const std::chrono::microseconds now{by.now.microseconds};
    if (far.unit == unit::minute) {
        return timestamp{(now + std::chrono::minutes{far.count}).count()};
    }
    if (far.unit == unit::hour) return timestamp{(now + std::chrono::hours{far.count}).count()};
    const auto shown = by.in.to_local(by.now);
    const auto day = std::chrono::floor<std::chrono::days>(shown);
    const auto time = shown - day;
    if (far.unit == unit::month || far.unit == unit::year) {
        const auto there = month_away(day, far.unit == unit::year ? far.count * 12 : far.count);
        if (!there) return std::nullopt;
        return by.in.to_moment(*there + time);
    }
    const auto days = std::chrono::days{far.unit == unit::week ? far.count * 7 : far.count};
    const auto there = local_days{day + days};
    if (!is_in_reach(there)) return std::nullopt;
    return by.in.to_moment(there + time);
}

std::string to_text(local_days day) {
    const year_month_day date{day};
    return fmt::format(
        "{:04}-{:02}-{:02}", int{date.year()}, unsigned{date.month()}, unsigned{date.day()}
    );
}

local_days today(const calendar& by) {
    return std::chrono::floor<std::chrono::days>(by.in.to_local(by.now));
}

} // namespace lacewing::query
