#include "imports/rules.hpp"
#include "platform/schema/parse.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lacewing::imports {

namespace {

source_row closed_row() {
    source_row row;
    row.key = "CORE-12";
    row.project = "CORE";
    row.title = "It breaks";
    row.status = "Closed";
    row.resolution = std::string{"Fixed"};
    row.reporter = "u1";
    row.created = {1'000};
    row.updated = {3'000};
    row.resolved = timestamp{2'000};
    return row;
}

const conversion usual;

} // namespace

TEST(import_rules, a_closed_and_fixed_report_is_verified_and_keeps_key_and_times) {
    const auto made = convert(closed_row(), usual);
    ASSERT_TRUE(made) << made.error();
    const auto& bug = made->bug;
    EXPECT_EQ(bug.key, "CORE-12");
    EXPECT_EQ(bug.number, 12);
    EXPECT_EQ(bug.status, "Verified");
    EXPECT_EQ(bug.resolution, "fixed");
    EXPECT_EQ(bug.created, timestamp{1'000});
    EXPECT_EQ(bug.updated, timestamp{3'000});
    EXPECT_EQ(bug.closed, timestamp{2'000});
    EXPECT_EQ(bug.description, "");
    EXPECT_TRUE(made->notes.empty());
}

TEST(import_rules, a_report_closed_without_a_known_reason_is_obsolete_and_says_so) {
    EXPECT_EQ(standing_of("Resolved", "", usual)->resolution, "obsolete");
    EXPECT_EQ(standing_of("Closed", "Something new", usual)->status, "Closed");
    auto row = closed_row();
    row.resolution = std::string{"Something new"};
    const auto made = convert(row, usual);
    ASSERT_TRUE(made);
    ASSERT_EQ(made->notes.size(), 1U);
    EXPECT_NE(made->notes.front().find("Something new"), std::string::npos);
    EXPECT_NE(made->bug.description.find("- Resolution: `Something new`"), std::string::npos);
}

TEST(import_rules, an_open_report_has_no_resolution_and_no_end) {
    auto row = closed_row();
    row.status = "In Progress";
    row.resolution = {};
    const auto made = convert(row, usual);
    ASSERT_TRUE(made) << made.error();
    EXPECT_EQ(made->bug.status, "In progress");
    EXPECT_EQ(made->bug.resolution, "none");
    EXPECT_FALSE(made->bug.closed);
}

TEST(import_rules, an_unknown_status_is_told) {
    auto row = closed_row();
    row.status = "Parked";
    EXPECT_EQ(
        convert(row, usual).error(),
        "The status \"Parked\" is not in the map: give it a line under [statuses]."
    );
    conversion by;
    by.map.statuses["Parked"] = "New";
    EXPECT_EQ(convert(row, by)->bug.status, "New");
}

TEST(import_rules, priorities_follow_the_map_and_none_is_none) {
    auto row = closed_row();
    row.priority = std::string{"Critical"};
    EXPECT_EQ(convert(row, usual)->bug.priority, bugs::priority::urgent);
    row.priority = std::string{"None"};
    EXPECT_EQ(convert(row, usual)->bug.priority, bugs::priority::none);
    EXPECT_TRUE(convert(row, usual)->notes.empty());
    row.priority = std::string{"P0"};
    EXPECT_EQ(convert(row, usual)->notes.size(), 1U);
}

TEST(import_rules, type_components_versions_and_labels_become_labels) {
    auto row = closed_row();
    row.type = "Bug";
    row.component = {"iOS", "iOS / Android"};
    row.affects = {"Release 3.5.0"};
    row.fix_version = {"Release 4.0.0"};
    row.labels = {"a/b", "Regression", "regression", std::string(60, 'x')};
    const auto made = convert(row, usual);
    ASSERT_TRUE(made) << made.error();
    const std::vector<std::string> expected{
        "type/Bug",
        "component: iOS",
        "component: iOS - Android",
        "affects: Release 3.5.0",
        "fixed in: Release 4.0.0",
        "a-b",
        "Regression"
    };
    EXPECT_EQ(made->bug.labels, expected);
    EXPECT_NE(
        made->bug.description.find("- Labels: `" + std::string(60, 'x') + "`"), std::string::npos
    );
}

TEST(import_rules, labels_beyond_the_room_stand_in_the_text) {
    conversion by;
    std::vector<label_wish> wishes;
    for (int i = 0; i < 2'000; ++i) {
        wishes.push_back({.name = "rare " + std::to_string(i), .heading = {}, .word = {}});
    }
    for (int i = 0; i < 3; ++i) {
        wishes.push_back({.name = "common", .heading = {}, .word = {}});
    }
    wishes.push_back({.name = "component: once", .heading = {}, .word = {}});
    by.labels.count(wishes);
    const std::vector<std::string> there{"rare 1999"};
    by.labels.choose(there);
    EXPECT_TRUE(by.labels.takes("COMMON"));
    EXPECT_TRUE(by.labels.takes("component: once"));
    EXPECT_TRUE(by.labels.takes("rare 1999"));
    EXPECT_FALSE(by.labels.takes("rare 1998"));
    auto row = closed_row();
    row.labels = {"common", "rare 1998"};
    const auto made = convert(row, by);
    EXPECT_EQ(made->bug.labels, std::vector<std::string>{"common"});
    EXPECT_NE(made->bug.description.find("`rare 1998`"), std::string::npos);
}

TEST(import_rules, attachments_are_named_and_do_not_look_like_files) {
    auto row = closed_row();
    row.description = "See !shot.png!";
    row.attachments = {{.name = "shot.png", .size = 2'802}, {.name = "x`.log", .size = 5}};
    const auto made = convert(row, usual);
    ASSERT_TRUE(made);
    EXPECT_EQ(
        made->bug.description,
        "See (picture: `shot.png`)\n\n#### Kept from the import\n\n"
        "- Attachments, by name alone (the import had no contents):\n"
        "  - `shot.png`, 3 KB\n  - ``x`.log``, 5 bytes"
    );
}

TEST(import_rules, comments_come_in_order_and_empty_ones_are_told) {
    auto row = closed_row();
    row.comments = {
        {.author = std::string{"u2"}, .created = {20}, .body = std::string{"*two*"}},
        {.author = std::string{"u1"}, .created = {10}, .body = std::string{"one"}},
        {.author = std::string{"u1"}, .created = {30}, .body = std::string{" \n "}}
    };
    const auto made = convert(row, usual);
    ASSERT_TRUE(made);
    ASSERT_EQ(made->bug.comments.size(), 2U);
    EXPECT_EQ(made->bug.comments[0].text, "one");
    EXPECT_EQ(made->bug.comments[1].text, "**two**");
    EXPECT_EQ(made->notes.size(), 1U);
}

TEST(import_rules, links_and_parents_become_relations) {
    auto row = closed_row();
    row.parent = std::string{"CORE-1"};
    row.links = {
        {.type = "Duplicate", .direction = "duplicates", .to = "CORE-2"},
        {.type = "Blocks", .direction = "is blocked by", .to = "CORE-3"},
        {.type = "Cloners", .direction = "is cloned from", .to = "CORE-4"},
        {.type = "Odd", .direction = "haunts", .to = "CORE-5"}
    };
    const auto made = convert(row, usual);
    ASSERT_TRUE(made);
    std::vector<std::string> told;
    for (const auto& each : made->bug.relations) {
        told.push_back(std::string{schema::name_of(each.kind)} + " " + each.to);
    }
    const std::vector<std::string> expected{
        "parent CORE-1",
        "duplicate_of CORE-2",
        "blocked_by CORE-3",
        "relates_to CORE-4",
        "relates_to CORE-5"
    };
    EXPECT_EQ(told, expected);
    EXPECT_EQ(made->notes.size(), 1U);
}

TEST(import_rules, people_are_called_by_their_usernames_in_texts) {
    conversion by;
    by.map.people["u42"] = "ada";
    auto row = closed_row();
    row.description = "[~u42] and [~u43]";
    EXPECT_EQ(convert(row, by)->bug.description, "@ada and @u43");
}

TEST(import_rules, rows_that_cannot_be_kept_say_why) {
    auto row = closed_row();
    row.key = "OTHER-1";
    EXPECT_NE(convert(row, usual).error().find("does not belong"), std::string::npos);
    row.key = "CORE-x";
    EXPECT_NE(convert(row, usual).error().find("number"), std::string::npos);
    row = closed_row();
    row.title = " \t ";
    EXPECT_EQ(convert(row, usual).error(), "The title is empty.");
    row.title = std::string(257, 'x');
    EXPECT_NE(convert(row, usual).error().find("longer"), std::string::npos);
    row = closed_row();
    row.reporter = std::string(201, 'x');
    EXPECT_NE(convert(row, usual).error().find("/author"), std::string::npos);
    row = closed_row();
    row.description = std::string(256 * 1024 + 1, 'x');
    EXPECT_NE(convert(row, usual).error().find("description"), std::string::npos);
}

TEST(import_rules, line_ends_in_titles_become_spaces) {
    auto row = closed_row();
    row.title = "one\r\ntwo\tthree";
    EXPECT_EQ(convert(row, usual)->bug.title, "one  two three");
}

TEST(import_rules, nul_escapes_are_replaced_and_escaped_backslashes_are_not) {
    std::string line = R"({"a":"x\u0000y","b":"\\u0000","c":"\\\u0000"})";
    EXPECT_EQ(replace_nul_escapes(line), 2);
    EXPECT_EQ(line, R"({"a":"x\ufffdy","b":"\\u0000","c":"\\\ufffd"})");
}

} // namespace lacewing::imports
