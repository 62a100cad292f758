#include "demo/story/weeks.hpp"

#include "demo/calendar.hpp"

#include <algorithm>
#include <array>

namespace lacewing::demo {

namespace {

constexpr std::int64_t days_of_week = 5;
constexpr std::int64_t minutes_of_week = days_of_week * minutes_of_day;
constexpr std::int64_t normal_pace = 100;

/// Each release brings reports; the week before it everybody mends what is to be in it.
constexpr std::array story_weeks{
    week{4, 80},   week{6, 90},   week{9, 100}, week{11, 130},      week{19, 100},
    week{14, 110}, week{10, 110}, week{8, 100}, week{9, 100},       week{7, 160, true},
    week{17, 110}, week{11, 110}, week{8, 90},  week{3, 15},        week{2, 10},
    week{9, 90},   week{12, 110}, week{9, 120}, week{6, 170, true}, week{19, 110},
    week{14, 120}, week{10, 120}, week{3, 25},  week{9, 110},       week{7, 180, true},
    week{21, 110}, week{14, 130}, week{8, 140}, week{11, 110},      week{9, 110},
};
static_assert(std::ssize(story_weeks) * days_of_week == story_days);

constexpr std::array cycle{
    week{9, 100}, week{10, 110}, week{7, 150, true}, week{17, 110}, week{13, 120}, week{10, 110}
};
constexpr week holiday{3, 20};
constexpr std::size_t weeks_of_half_year = 26;

constexpr auto make_crowd_weeks() {
    std::array<week, static_cast<std::size_t>(crowd_days / days_of_week)> made{};
    for (std::size_t at = 0; at < made.size(); ++at) {
        const auto of_half_year = at % weeks_of_half_year;
        const bool is_holiday = of_half_year == 5 || of_half_year == 6;
        made.at(at) = is_holiday ? holiday : cycle.at(at % cycle.size());
    }
    return made;
}
constexpr auto crowd_weeks = make_crowd_weeks();

} // namespace

std::int64_t weeks::minutes() const {
    return std::ssize(all_) * minutes_of_week;
}

std::vector<std::int64_t> weeks::reports(std::int64_t count, chance& by) const {
    std::int64_t total = 0;
    for (const auto& each : all_) total += each.reports;
    std::vector<std::int64_t> moments;
    std::int64_t before = 0;
    for (std::int64_t at = 0; at < std::ssize(all_); ++at) {
        before += all_[static_cast<std::size_t>(at)].reports;
        while (std::ssize(moments) < count * before / total) {
            moments.push_back(at * minutes_of_week + by.below(minutes_of_week));
        }
    }
    std::ranges::sort(moments);
    return moments;
}

std::int64_t weeks::later(std::int64_t from, std::int64_t minutes) const {
    while (from < this->minutes()) {
        const auto which = from / minutes_of_week;
        const auto end = (which + 1) * minutes_of_week;
        const auto pace = all_[static_cast<std::size_t>(which)].pace;
        const auto needed = minutes * normal_pace / pace;
        if (from + needed < end) return from + needed;
        minutes -= (end - from) * pace / normal_pace;
        from = end;
    }
    return from + minutes;
}

std::optional<std::int64_t> weeks::tidying_after(std::int64_t from) const {
    for (auto at = from / minutes_of_week + 1; at < std::ssize(all_); ++at) {
        if (all_[static_cast<std::size_t>(at)].is_for_tidying) return at * minutes_of_week;
    }
    return std::nullopt;
}

weeks weeks_of_story() {
    return weeks{story_weeks};
}

weeks weeks_of_crowd() {
    return weeks{crowd_weeks};
}

} // namespace lacewing::demo
