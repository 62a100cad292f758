#include "projects/parts/order.hpp"
#include "projects/statuses/rules.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lacewing::projects {
namespace {

status made(std::uint8_t number, std::string name, category of) {
    status one{.name = std::move(name), .category = of, .color = "red", .position = number};
    one.id.value.bytes.back() = static_cast<std::uint8_t>(number + 1);
    return one;
}

workflow small() {
    return {
        made(0, "New", category::triage),
        made(1, "Working", category::started),
        made(2, "Fixed", category::done),
        made(3, "Closed", category::dropped)
    };
}

std::string names_of(const workflow& all) {
    std::string names;
    for (const auto& each : all) names += each.name + std::to_string(each.position) + " ";
    return names;
}

TEST(workflows, a_status_takes_its_place_and_those_behind_it_move_up) {
    const auto more = parts::with(small(), made(9, "Looking", category::open), 1);
    EXPECT_EQ(names_of(more), "New0 Looking1 Working2 Fixed3 Closed4 ");
    EXPECT_EQ(
        names_of(parts::with(small(), made(9, "Last", category::done), 40)).substr(29), "Last4 "
    );
}

TEST(workflows, a_status_that_goes_or_moves_leaves_no_gap) {
    const auto all = small();
    EXPECT_EQ(names_of(parts::without(all, all[1].id)), "New0 Fixed1 Closed2 ");
    EXPECT_EQ(names_of(moved_to(all, all[3].id, 0)), "Closed0 New1 Working2 Fixed3 ");
    EXPECT_EQ(names_of(moved_to(all, all[0].id, 2)), "Working0 Fixed1 New2 Closed3 ");
    EXPECT_EQ(names_of(moved_to(all, all[0].id, 49)), "Working0 Fixed1 Closed2 New3 ");
    EXPECT_EQ(names_of(moved_to(all, status_id{}, 1)), names_of(all));
}

TEST(workflows, names_differ_without_regard_to_case_and_are_not_empty) {
    const auto all = small();
    EXPECT_EQ(check_status_name("  Ready ", all, {}).value(), "Ready");
    EXPECT_EQ(check_status_name("fIXED", all, {}).error().fields.at(0).code, "name_taken");
    EXPECT_EQ(check_status_name("fIXED", all, all[2].id).value(), "fIXED");
    EXPECT_EQ(check_status_name("  ", all, {}).error().fields.at(0).code, "required");
}

TEST(workflows, one_status_to_report_into_one_done_and_one_dropped_stay) {
    const auto all = small();
    EXPECT_TRUE(check_needed(all));
    EXPECT_TRUE(check_needed(parts::without(all, all[1].id)));
    for (const auto needed : {0U, 2U, 3U}) {
        EXPECT_EQ(check_needed(parts::without(all, all[needed].id)).error().code, "status_needed");
    }
    auto open = all;
    open[0].category = category::open;
    EXPECT_TRUE(check_needed(open));
}

TEST(workflows, a_new_status_stands_behind_the_last_of_its_category) {
    EXPECT_EQ(usual_position(small(), category::triage), 1U);
    EXPECT_EQ(usual_position(small(), category::done), 3U);
    EXPECT_EQ(usual_position(small(), category::open), 4U);
}

TEST(workflows, bugs_go_to_the_first_of_the_same_category_else_to_where_bugs_are_reported) {
    auto all = small();
    EXPECT_EQ(successor_of(all, all[1])->name, "New");
    all = parts::with(all, made(9, "Reviewed", category::started), 0);
    EXPECT_EQ(successor_of(all, all[2])->name, "Reviewed");
    EXPECT_FALSE(successor_of(all, all[3]));
}

} // namespace
} // namespace lacewing::projects
