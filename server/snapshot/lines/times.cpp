#include "snapshot/lines/times.hpp"

#include <array>
#include <charconv>
#include <chrono>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace lacewing::snapshot {

namespace {

constexpr std::int64_t us_per_ms = 1'000;

/// Rounded down, also before 1970.
std::int64_t in_ms(std::int64_t us) {
    const auto ms = us / us_per_ms;
    return us % us_per_ms < 0 ? ms - 1 : ms;
}

/// Reports that were brought have whole seconds; what is typed here has microseconds.
std::int64_t unit_of(std::span<const store::row> rows) {
    constexpr std::array units{microseconds_per_s, us_per_ms};
    for (const auto unit : units) {
        bool fits = true;
        for (const auto& each : rows) {
            const auto other = each.closed.value_or(0) % unit | each.snooze.value_or(0) % unit;
            const auto all = each.created % unit | each.since % unit | each.updated % unit | other;
            fits = fits && all == 0;
        }
        if (fits) return unit;
    }
    return 1;
}

int part_of(std::string_view day, std::size_t from, std::size_t length) {
    int number = 0;
    const auto text = day.substr(from, length);
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc{} || end != text.data() + text.size()) {
        throw std::runtime_error{"a bug is due on a day that this program does not know"};
    }
    return number;
}

/// "2026-11-21" as 1 + days after 1970.
std::uint64_t due_of(const std::optional<std::string>& day) {
    if (!day) return 0;
    const std::chrono::year_month_day date{
        std::chrono::year{part_of(*day, 0, 4)},
        std::chrono::month{static_cast<unsigned>(part_of(*day, 5, 2))},
        std::chrono::day{static_cast<unsigned>(part_of(*day, 8, 2))}
    };
    return static_cast<std::uint64_t>(std::chrono::sys_days{date}.time_since_epoch().count() + 1);
}

template <class Value>
digits column_of_times(std::span<const store::row> rows, Value value) {
    std::vector<std::uint64_t> numbers;
    numbers.reserve(rows.size());
    for (const auto& each : rows) numbers.push_back(value(each));
    return to_digits(numbers);
}

std::uint64_t snooze_of(const store::row& of, std::int64_t unit) {
    if (!of.snooze) return 0;
    if (*of.snooze == 0) return 1;
    return 2 + zigzag((*of.snooze - of.created) / unit);
}

} // namespace

void tell_times(std::span<const store::row> rows, snapshot_bugs& line) {
    using store::row;
    const auto unit = unit_of(rows);
    line.unit = unit;
    std::int64_t last = 0;
    line.created = column_of_times(rows, [&](const row& of) {
        return zigzag((of.created - std::exchange(last, of.created)) / unit);
    });
    line.since = column_of_times(rows, [&](const row& of) {
        return zigzag((of.since - of.created) / unit);
    });
    line.updated = column_of_times(rows, [&](const row& of) {
        return zigzag((of.updated - of.since) / unit);
    });
    line.closed = column_of_times(rows, [&](const row& of) {
        return of.closed ? 1 + zigzag((*of.closed - of.since) / unit) : 0;
    });
    line.snooze = column_of_times(rows, [&](const row& of) { return snooze_of(of, unit); });
    line.due = column_of_times(rows, [](const row& of) { return due_of(of.due); });
}

digits id_times_of(std::span<const store::row> rows) {
    return column_of_times(rows, [](const store::row& of) {
        std::int64_t ms = 0;
        constexpr std::size_t time_bytes = 6;
        for (std::size_t at = 0; at < time_bytes; ++at) ms = ms << 8 | of.id.bytes.at(at);
        return zigzag(ms - in_ms(of.created));
    });
}

} // namespace lacewing::snapshot
