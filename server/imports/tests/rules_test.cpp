#include "imports/rules.hpp"
#include "platform/schema/parse.hpp"

#include <gtest/gtest.h>

#include <string>

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

} // namespace

TEST(import_rules, a_closed_and_fixed_report_is_verified_and_keeps_key_and_times) {
    left_out without;
    const auto bug = convert(closed_row(), without);
    ASSERT_TRUE(bug) << bug.error();
    EXPECT_EQ(bug->key, "CORE-12");
    EXPECT_EQ(bug->number, 12);
    EXPECT_EQ(bug->status, "Verified");
    EXPECT_EQ(bug->resolution, "fixed");
    EXPECT_EQ(bug->created, timestamp{1'000});
    EXPECT_EQ(bug->updated, timestamp{3'000});
    EXPECT_EQ(bug->closed, timestamp{2'000});
}

TEST(import_rules, a_report_closed_without_a_known_reason_is_obsolete) {
    EXPECT_EQ(standing_of("Resolved", "").resolution, "obsolete");
    EXPECT_EQ(standing_of("Closed", "Something new").status, "Closed");
}

TEST(import_rules, an_open_report_has_no_resolution_and_no_end) {
    auto row = closed_row();
    row.status = "In Progress";
    row.resolution = {};
    left_out without;
    const auto bug = convert(row, without);
    ASSERT_TRUE(bug) << bug.error();
    EXPECT_EQ(bug->status, "In progress");
    EXPECT_EQ(bug->resolution, "none");
    EXPECT_FALSE(bug->closed);
}

TEST(import_rules, an_unknown_status_waits_for_somebody_to_judge_it) {
    EXPECT_EQ(standing_of("Parked", "").status, "New");
}

TEST(import_rules, what_a_bug_cannot_hold_is_counted) {
    auto row = closed_row();
    row.labels = {"a", "b"};
    row.comments = {{.author = {}, .created = {}, .body = {}}};
    row.environment = std::string{"iOS"};
    left_out without;
    ASSERT_TRUE(convert(row, without));
    ASSERT_TRUE(convert(row, without));
    EXPECT_EQ(without["labels"], 4);
    EXPECT_EQ(without["comments"], 2);
    EXPECT_EQ(without["environments"], 2);
    EXPECT_FALSE(without.contains("links"));
}

TEST(import_rules, rows_that_cannot_be_kept_say_why) {
    left_out without;
    auto row = closed_row();
    row.key = "OTHER-1";
    EXPECT_NE(convert(row, without).error().find("does not belong"), std::string::npos);
    row.key = "CORE-x";
    EXPECT_NE(convert(row, without).error().find("number"), std::string::npos);
    row = closed_row();
    row.title = " \t ";
    EXPECT_EQ(convert(row, without).error(), "The title is empty.");
    row.title = std::string(257, 'x');
    EXPECT_NE(convert(row, without).error().find("longer"), std::string::npos);
    EXPECT_TRUE(without.empty());
}

TEST(import_rules, line_ends_in_titles_become_spaces) {
    auto row = closed_row();
    row.title = "one\r\ntwo\tthree";
    left_out without;
    EXPECT_EQ(convert(row, without)->title, "one  two three");
}

TEST(import_rules, nul_escapes_are_replaced_and_escaped_backslashes_are_not) {
    std::string line = R"({"a":"x\u0000y","b":"\\u0000","c":"\\\u0000"})";
    EXPECT_EQ(replace_nul_escapes(line), 2);
    EXPECT_EQ(line, R"({"a":"x\ufffdy","b":"\\u0000","c":"\\\ufffd"})");
}

} // namespace lacewing::imports
