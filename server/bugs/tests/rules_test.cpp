#include "bugs/rules.hpp"
#include "projects/rules.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lacewing::bugs {
namespace {

using projects::category;

constexpr timestamp noon{.microseconds = 1'000'000};
constexpr timestamp later{.microseconds = 2'000'000};

projects::status status_of(category which) {
    projects::status made{.id = {}, .name = "any", .category = which, .position = 0};
    made.id.value.bytes[15] = static_cast<std::uint8_t>(1 + static_cast<int>(which));
    return made;
}

standing standing_in(category which) {
    const auto status = status_of(which);
    const bool is_open = projects::is_open(which);
    return {
        .status = status.id,
        .is_open = is_open,
        .resolution = is_open ? resolution::none : resolution::fixed,
        .closed = is_open ? std::nullopt : std::optional{noon},
        .since = noon,
        .reopen_count = 0
    };
}

TEST(bug_rules, closing_without_a_resolution_is_refused_at_the_resolution) {
    for (const auto closed : {category::done, category::dropped}) {
        for (const auto sent : {std::optional<resolution>{}, std::optional{resolution::none}}) {
            const auto refusal = move(standing_in(category::open), status_of(closed), sent, later);
            ASSERT_FALSE(refusal);
            EXPECT_EQ(refusal.error().status, 422);
            EXPECT_EQ(refusal.error().fields.at(0).pointer, "/resolution");
            EXPECT_EQ(refusal.error().fields.at(0).code, "resolution_missing");
        }
    }
}

TEST(bug_rules, closing_keeps_the_resolution_and_the_time) {
    const auto after =
        move(standing_in(category::started), status_of(category::done), resolution::fixed, later);
    ASSERT_TRUE(after);
    EXPECT_FALSE(after->is_open);
    EXPECT_EQ(after->resolution, resolution::fixed);
    EXPECT_EQ(after->closed, later);
    EXPECT_EQ(after->since, later);
    EXPECT_EQ(after->reopen_count, 0);
}

TEST(bug_rules, opening_again_clears_resolution_and_time_and_counts) {
    const auto after =
        move(standing_in(category::done), status_of(category::open), std::nullopt, later);
    ASSERT_TRUE(after);
    EXPECT_TRUE(after->is_open);
    EXPECT_EQ(after->resolution, resolution::none);
    EXPECT_EQ(after->closed, std::nullopt);
    EXPECT_EQ(after->reopen_count, 1);
}

TEST(bug_rules, a_move_between_closed_statuses_keeps_resolution_and_time_of_closing) {
    const auto after =
        move(standing_in(category::done), status_of(category::dropped), std::nullopt, later);
    ASSERT_TRUE(after);
    EXPECT_EQ(after->resolution, resolution::fixed);
    EXPECT_EQ(after->closed, noon);
    EXPECT_EQ(after->since, later);
    EXPECT_EQ(after->reopen_count, 0);
}

TEST(bug_rules, a_closed_bug_may_get_another_resolution_without_moving) {
    const auto after = move(
        standing_in(category::dropped), status_of(category::dropped), resolution::invalid, later
    );
    ASSERT_TRUE(after);
    EXPECT_EQ(after->resolution, resolution::invalid);
    EXPECT_EQ(after->since, noon);
    EXPECT_EQ(after->closed, noon);
}

TEST(bug_rules, an_open_bug_takes_no_resolution) {
    for (const auto from : {category::triage, category::done}) {
        const auto refusal =
            move(standing_in(from), status_of(category::open), resolution::fixed, later);
        ASSERT_FALSE(refusal);
        EXPECT_EQ(refusal.error().fields.at(0).code, "resolution_of_open_bug");
    }
}

TEST(bug_rules, every_move_leaves_a_bug_that_is_open_or_resolved_and_never_both) {
    const auto every = {
        category::triage, category::open, category::started, category::done, category::dropped
    };
    for (const auto from : every) {
        for (const auto to : every) {
            for (const auto& each : schema::values_of<resolution>.values) {
                const auto after = move(standing_in(from), status_of(to), each.value, later);
                if (!after) continue;
                EXPECT_EQ(after->is_open, after->resolution == resolution::none);
                EXPECT_EQ(after->is_open, !after->closed.has_value());
                EXPECT_EQ(after->is_open, projects::is_open(to));
            }
        }
    }
}

TEST(bug_rules, a_bug_from_elsewhere_is_open_or_has_resolution_and_time_of_closing) {
    EXPECT_TRUE(enter(status_of(category::open), resolution::none, noon, std::nullopt, 2));
    EXPECT_TRUE(enter(status_of(category::done), resolution::fixed, noon, noon, 0));
    EXPECT_FALSE(enter(status_of(category::open), resolution::fixed, noon, std::nullopt, 0));
    EXPECT_FALSE(enter(status_of(category::open), resolution::none, noon, noon, 0));
    EXPECT_FALSE(enter(status_of(category::done), resolution::none, noon, noon, 0));
    EXPECT_FALSE(enter(status_of(category::done), resolution::fixed, noon, std::nullopt, 0));
}

TEST(bug_rules, a_title_is_one_line_of_at_most_256_characters) {
    EXPECT_EQ(check_title("  Crash on start ").value(), "Crash on start");
    EXPECT_TRUE(check_title(std::string(256, 'x')));
    EXPECT_EQ(check_title(" \n ").error().fields.at(0).code, "required");
    EXPECT_EQ(check_title(std::string(257, 'x')).error().fields.at(0).code, "too_long");
    EXPECT_EQ(check_title("two\nlines").error().fields.at(0).code, "line_end");
}

TEST(bug_rules, a_day_is_a_day_of_the_calendar) {
    EXPECT_TRUE(is_day("2026-11-21"));
    EXPECT_TRUE(is_day("2028-02-29"));
    for (const auto* wrong :
         {"", "2026-02-29", "2026-13-01", "2026-1-1", "21.11.2026", "tomorrow"}) {
        EXPECT_FALSE(is_day(wrong)) << wrong;
    }
}

TEST(bug_rules, an_estimate_is_kept_in_hundredths) {
    EXPECT_EQ(check_estimate(0).value(), 0);
    EXPECT_EQ(check_estimate(0.29).value(), 29);
    EXPECT_EQ(check_estimate(9998.99).value(), 999'899);
    EXPECT_EQ(check_estimate(0.001).error().fields.at(0).code, "too_fine");
}

TEST(bug_keys, a_key_is_a_projects_key_and_a_number) {
    const auto key = parse_key("CORE-12");
    ASSERT_TRUE(key);
    EXPECT_EQ(key->project, "CORE");
    EXPECT_EQ(key->number, 12);
    EXPECT_EQ(print_key("CORE", 12), "CORE-12");
}

TEST(bug_keys, anything_else_is_no_key) {
    for (const auto* bad :
         {"",
          "-",
          "CORE",
          "CORE-",
          "CORE-0",
          "CORE-012",
          "CORE--1",
          "core-1",
          "C-1",
          "CORE-1x",
          "CORE-99999999999999999999",
          "CORE-+1",
          "CORE- 1"}) {
        EXPECT_FALSE(parse_key(bad)) << bad;
    }
}

} // namespace
} // namespace lacewing::bugs
