#include "demo/calendar.hpp"
#include "demo/story/story.hpp"
#include "demo/story/weeks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace lacewing::demo {

namespace {

constexpr std::int64_t minutes_of_week = 5 * minutes_of_day;

/// How many deeds of a week are of a kind.
template <class Counted>
std::vector<std::int64_t> by_week(const story& of, Counted is_counted) {
    std::vector<std::int64_t> weeks(story_days / 5);
    for (const auto& each : of.deeds) {
        if (is_counted(each)) ++weeks.at(static_cast<std::size_t>(each.at / minutes_of_week));
    }
    return weeks;
}

bool is_report(const deed& one) {
    return std::holds_alternative<reported>(one.what);
}

bool is_repair(const deed& one) {
    const auto* to = std::get_if<changed>(&one.what);
    return to != nullptr && to->status == "Fixed";
}

std::int64_t least(const std::vector<std::int64_t>& of) {
    return *std::ranges::min_element(of);
}

std::int64_t most(const std::vector<std::int64_t>& of) {
    return *std::ranges::max_element(of);
}

} // namespace

TEST(example_story, is_the_same_every_time) {
    const auto one = tell();
    const auto other = tell();
    ASSERT_EQ(one.bugs.size(), story_bugs);
    ASSERT_EQ(one.deeds.size(), other.deeds.size());
    for (std::size_t at = 0; at < one.bugs.size(); ++at) {
        EXPECT_EQ(one.bugs[at].title, other.bugs[at].title);
    }
    for (std::size_t at = 0; at < one.deeds.size(); ++at) {
        EXPECT_EQ(one.deeds[at].at, other.deeds[at].at);
        EXPECT_EQ(one.deeds[at].bug, other.deeds[at].bug);
        EXPECT_EQ(one.deeds[at].what.index(), other.deeds[at].what.index());
    }
}

TEST(example_story, has_no_title_twice_and_holds_all_that_was_written) {
    const auto told = tell();
    std::set<std::string> titles;
    for (const auto& each : told.bugs) EXPECT_TRUE(titles.insert(each.title).second) << each.title;
    for (const auto& project : projects()) {
        for (const auto& each : project.bugs) EXPECT_TRUE(titles.contains(std::string{each.title}));
    }
}

TEST(example_story, reports_each_bug_before_anything_happens_to_it) {
    const auto told = tell();
    std::set<std::size_t> known;
    for (const auto& each : told.deeds) {
        if (is_report(each)) EXPECT_TRUE(known.insert(each.bug).second);
        EXPECT_TRUE(known.contains(each.bug));
        EXPECT_LT(each.at, story_minutes);
    }
    EXPECT_EQ(known.size(), story_bugs);
}

TEST(example_story, has_busy_weeks_after_releases_and_quiet_ones) {
    const auto reports = by_week(tell(), is_report);
    EXPECT_LE(least(reports), 3);
    EXPECT_GE(most(reports), 18);
    const std::set<std::int64_t> different{reports.begin(), reports.end()};
    EXPECT_GE(different.size(), 8);
}

TEST(example_story, rests_in_holidays_and_hurries_before_releases) {
    const auto repairs = by_week(tell(), is_repair);
    EXPECT_LE(repairs.at(13) + repairs.at(14), 4);
    EXPECT_GE(most(repairs), 14);
}

TEST(example_story, finds_a_title_for_each_of_a_crowd) {
    std::set<std::string> titles;
    for (std::size_t at = 0; at < 50'000; ++at) titles.insert(put_together(at % 4, at, true).title);
    EXPECT_EQ(titles.size(), 50'000);
}

TEST(weeks_of_work, make_work_begun_in_a_slow_week_end_in_the_next) {
    constexpr std::array all{week{1, 100}, week{1, 10}, week{1, 100}};
    const weeks three{all};
    EXPECT_EQ(three.later(0, 60), 60);
    EXPECT_EQ(three.later(minutes_of_week, 60), minutes_of_week + 600);
    EXPECT_EQ(three.later(minutes_of_week, minutes_of_week / 10 + 30), 2 * minutes_of_week + 30);
    EXPECT_EQ(three.later(3 * minutes_of_week, 5), 3 * minutes_of_week + 5);
}

TEST(weeks_of_work, share_any_number_of_reports_out) {
    constexpr std::array all{week{3, 100}, week{1, 100}};
    chance by{1};
    for (const std::int64_t count : {1, 4, 7, 10'000}) {
        const auto moments = weeks{all}.reports(count, by);
        ASSERT_EQ(std::ssize(moments), count);
        EXPECT_TRUE(std::ranges::is_sorted(moments));
        const auto first = std::ranges::count_if(moments, [](std::int64_t each) {
            return each < minutes_of_week;
        });
        EXPECT_EQ(first, count * 3 / 4);
    }
}

} // namespace lacewing::demo
