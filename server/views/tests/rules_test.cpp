#include "views/built_in.hpp"
#include "views/rules.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace lacewing::views {
namespace {

view board_of(grouping columns, grouping lanes) {
    view made;
    made.name = "Board";
    made.layout = layout::board;
    made.group_by = columns;
    made.lanes_by = lanes;
    return made;
}

std::string wrong_at(const view& what) {
    const auto fine = checked(what);
    return fine ? "" : fine.error().fields.at(0).pointer;
}

TEST(view_rules, a_name_is_trimmed_and_not_empty) {
    auto wanted = board_of(grouping::none, grouping::none);
    wanted.name = "  Mine ";
    EXPECT_EQ(checked(wanted).value().name, "Mine");
    wanted.name = " \u00a0 ";
    EXPECT_EQ(wrong_at(wanted), "/name");
}

TEST(view_rules, nothing_is_named_twice) {
    auto wanted = board_of(grouping::none, grouping::none);
    wanted.columns = {"title", "status", "title"};
    EXPECT_EQ(wrong_at(wanted), "/columns");
    wanted.columns = {"title", "status"};
    wanted.hidden_columns = {"done", "done"};
    EXPECT_EQ(wrong_at(wanted), "/hiddenColumns");
    wanted.hidden_columns = {"done"};
    wanted.column_limits = {{.column = "S1", .most = 2}, {.column = "S1", .most = 3}};
    EXPECT_EQ(wrong_at(wanted), "/columnLimits");
    wanted.column_limits.pop_back();
    EXPECT_EQ(wrong_at(wanted), "");
}

TEST(view_rules, columns_and_lanes_of_a_board_are_made_of_different_fields) {
    EXPECT_EQ(wrong_at(board_of(grouping::severity, grouping::severity)), "/lanesBy");
    EXPECT_EQ(wrong_at(board_of(grouping::none, grouping::status)), "/lanesBy");
    EXPECT_EQ(wrong_at(board_of(grouping::none, grouping::severity)), "");
    EXPECT_EQ(wrong_at(board_of(grouping::status, grouping::none)), "");
}

TEST(view_rules, a_query_has_4096_characters_at_most) {
    auto wanted = board_of(grouping::none, grouping::none);
    for (int n = 0; n < 4'096; ++n) wanted.query += "é";
    EXPECT_EQ(wrong_at(wanted), "");
    wanted.query += "é";
    EXPECT_EQ(wrong_at(wanted), "/query");
}

TEST(view_rules, a_query_that_cannot_be_read_is_refused_with_its_place) {
    auto wanted = board_of(grouping::none, grouping::none);
    wanted.query = "is:open (crash";
    EXPECT_TRUE(wrong_at(wanted).starts_with("/query#char=")) << wrong_at(wanted);
    wanted.query = "is:open nofield:x";
    EXPECT_EQ(wrong_at(wanted), "") << "searched as text";
    wanted.sort = "nofield";
    EXPECT_TRUE(wrong_at(wanted).starts_with("/sort")) << wrong_at(wanted);
    wanted.sort = "priority is:open";
    EXPECT_EQ(wrong_at(wanted), "/sort");
    wanted.sort = "-priority,updated";
    EXPECT_EQ(wrong_at(wanted), "");
}

TEST(view_rules, fields_are_named_by_letters_and_lines) {
    EXPECT_TRUE(is_field_name("blocked-by"));
    EXPECT_FALSE(is_field_name("a b"));
    EXPECT_FALSE(is_field_name("a1"));
}

TEST(view_rules, built_in_views_keep_the_rules_and_have_ids_of_their_own) {
    std::set<view_id> ids;
    for (const auto& each : built_in_views({})) {
        EXPECT_EQ(wrong_at(each), "") << each.name;
        EXPECT_TRUE(each.is_built_in && each.is_shared && !each.owner);
        EXPECT_FALSE(is_uuid_v7(each.id.value));
        ids.insert(each.id);
    }
    EXPECT_EQ(ids.size(), built_in_views({}).size());
}

} // namespace
} // namespace lacewing::views
