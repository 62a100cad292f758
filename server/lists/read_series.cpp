#include "lists/read_series.hpp"

#include "bugs/fields.hpp"
#include "platform/core/zone.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace lacewing::lists {

namespace {

using std::chrono::local_days;

/// Days begin at whole quarters of an hour, in every zone.
constexpr std::int64_t quarter_us = 15 * 60 * microseconds_per_s;

/// Stands for a quarter before all of them, and for never.
constexpr std::int64_t no_quarter = -1;

/// Days and where they begin; one more begins behind the last.
struct calendar_days {
    std::vector<local_days> days;
    std::vector<timestamp> begins;

    [[nodiscard]] std::optional<std::size_t> day_of(timestamp moment) const {
        const auto next = std::ranges::upper_bound(begins, moment);
        if (next == begins.begin() || next == begins.end()) return std::nullopt;
        return static_cast<std::size_t>(next - begins.begin()) - 1;
    }
};

calendar_days last_days(timestamp now, const zone& in, int count) {
    const auto today = std::chrono::floor<std::chrono::days>(in.to_local(now));
    calendar_days made;
    for (int back = count - 1; back >= -1; --back) {
        const auto day = today - std::chrono::days{back};
        if (back >= 0) made.days.push_back(day);
        made.begins.push_back(in.to_moment(local_moment{day}));
    }
    return made;
}

/// All bugs that were open at any time since then, in one walk: by the quarters in which they were
/// opened and closed.
std::string series_statement(asked_query& of, timestamp from) {
    return fmt::format(
        "SELECT CASE WHEN b.created_at >= {from} THEN b.created_at / {quarter} ELSE {none} END, "
        "CASE WHEN b.closed_at IS NULL THEN {none} ELSE b.closed_at / {quarter} END, b.severity, "
        "COUNT(*) {from_where} AND (b.closed_at IS NULL OR b.closed_at >= {from} OR "
        "b.created_at >= {from}) GROUP BY 1, 2, 3",
        fmt::arg("quarter", quarter_us),
        fmt::arg("none", no_quarter),
        fmt::arg("from_where", of.from_where()),
        fmt::arg("from", of.in().values.add(from))
    );
}

std::string text_of(local_days day) {
    const std::chrono::year_month_day parts{day};
    return fmt::format(
        "{:04}-{:02}-{:02}",
        static_cast<int>(parts.year()),
        static_cast<unsigned>(parts.month()),
        static_cast<unsigned>(parts.day())
    );
}

/// What is open at the end of a day is what was open before, and what came, without what went.
void add_up(std::vector<series_day>& days, counts_by_severity open) {
    for (auto& each : days) {
        for (std::size_t at = 0; at < open.size(); ++at) {
            open[at] += each.open_by_severity[at];
            each.open += open[at];
        }
        each.open_by_severity = open;
    }
}

} // namespace

outcome<bug_series> read_series(db::reader& tx, const question& what, int days) {
    auto begun = asked_query::begin(tx, what);
    if (!begun) return refused{std::move(begun).error()};
    auto& asked = **begun;
    const auto in = zone::find(what.how.zone);
    const auto calendar = last_days(what.how.now, in.value(), days);

    constexpr auto severities = schema::values_of<bugs::severity>.values.size();
    bug_series series;
    for (const auto day : calendar.days) {
        series.items.push_back({.day = text_of(day), .open_by_severity = {}});
        series.items.back().open_by_severity.resize(severities);
    }
    counts_by_severity before(severities);
    const auto day_of = [&](std::int64_t quarter) {
        return calendar.day_of(timestamp{quarter * quarter_us});
    };
    asked.read(series_statement(asked, calendar.begins.front()), [&](const db::result& rows) {
        const auto opened = rows.get<std::int64_t>(0);
        const auto closed = rows.get<std::int64_t>(1);
        const auto severity = static_cast<std::size_t>(rows.get<std::int64_t>(2));
        const auto count = rows.get<std::int64_t>(3);
        // Imports may bring bugs that were closed before they were reported.
        const bool was_open = closed == no_quarter || closed >= opened;
        if (opened == no_quarter) {
            before.at(severity) += count;
        } else if (const auto day = day_of(opened)) {
            series.items[*day].opened += count;
            if (was_open) series.items[*day].open_by_severity.at(severity) += count;
        }
        if (closed == no_quarter) return;
        if (const auto day = day_of(closed)) {
            series.items[*day].closed += count;
            if (was_open) series.items[*day].open_by_severity.at(severity) -= count;
        }
    });
    add_up(series.items, std::move(before));
    series.notes = asked.notes();
    return series;
}

} // namespace lacewing::lists
