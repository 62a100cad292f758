#include "lists/exports/csv.hpp"
#include "lists/exports/export_bugs.hpp"
#include "lists/tests/lists_fixture.hpp"

#include <algorithm>

namespace lacewing::lists {
namespace {

TEST(a_csv_cell, is_quoted_where_it_must_be_and_is_no_formula) {
    EXPECT_EQ(csv_cell("plain"), "plain");
    EXPECT_EQ(csv_cell(""), "");
    EXPECT_EQ(csv_cell("a,b"), "\"a,b\"");
    EXPECT_EQ(csv_cell("say \"hi\""), "\"say \"\"hi\"\"\"");
    EXPECT_EQ(csv_cell("two\nlines"), "\"two\nlines\"");
    for (const auto* begin : {"=1+1", "+1", "-1", "@SUM(A1)", "\tx"}) {
        EXPECT_EQ(csv_cell(begin), "'" + std::string{begin});
    }
    for (const auto* begin : {"＝1", "＋1", "－1", "＠x", "  =1", " \t1"}) {
        EXPECT_EQ(csv_cell(begin), "'" + std::string{begin});
    }
    EXPECT_EQ(csv_cell("\"=1"), "\"'\"\"=1\"");
    EXPECT_EQ(csv_cell("  plain"), "  plain");
    EXPECT_EQ(csv_cell("\rx"), "\"'\rx\"");
    EXPECT_EQ(csv_cell("=cmd|'/C calc'!A0,"), "\"'=cmd|'/C calc'!A0,\"");
    const std::vector<std::string> cells{"key", "a,b", ""};
    EXPECT_EQ(csv_row(cells), "key,\"a,b\",\r\n");
}

TEST(columns_of_a_file, are_known_and_stand_there_once) {
    EXPECT_EQ(value(parse_columns("")).size(), 17U);
    EXPECT_EQ(value(parse_columns("title,key")).at(0).name, "title");
    for (const auto* wrong : {"nosuch", "key,key", "key,", ","}) {
        EXPECT_EQ(parse_columns(wrong).error().code, "columns_invalid") << wrong;
    }
}

class exporting_on : public lists_on {
protected:
    std::string file(const access::actor& who, file_format format, std::string_view columns = "") {
        const auto what = asked(who, "sort:created");
        wanted_file how{.format = format, .columns = value(parse_columns(columns))};
        const auto content = run(export_bugs(with(), what, std::move(how)));
        std::string all;
        while (true) {
            const auto piece = run(content->next());
            if (piece.empty()) return all;
            all += piece;
        }
    }
};
LACEWING_ON_EACH_DATABASE(exporting_on);

TEST_P(exporting_on, brings_every_bug_that_a_list_shows_once_and_in_its_order) {
    EXPECT_EQ(file(story.member, file_format::csv, "key,title"), "key,title\r\n");
    EXPECT_EQ(file(story.member, file_format::json), "[\n]\n");
    std::string csv = "key,title,author\r\n";
    for (int n = 1; n <= 230; ++n) {
        clock().advance_s(1);
        value(create(titled("=Bug " + std::to_string(n))));
        csv += "CORE-" + std::to_string(n) + ",'=Bug " + std::to_string(n) + ",mary\r\n";
    }
    auto secret = titled("Secret");
    secret.visibility = changes::visibility::restricted;
    value(create(story.owner, story.alpha, secret));
    EXPECT_EQ(file(story.member, file_format::csv, "key,title,author"), csv);
    const auto json = file(story.member, file_format::json);
    EXPECT_EQ(std::ranges::count(json, '\n'), 231 + 1);
    EXPECT_EQ(json.find("Secret"), std::string::npos);
    EXPECT_NE(file(story.owner, file_format::json).find("Secret"), std::string::npos);
}

TEST_P(exporting_on, ends_for_who_may_see_nothing_any_more) {
    for (int n = 0; n < 150; ++n) value(create(titled("Bug")));
    const auto what = asked(story.member, std::nullopt);
    const auto content =
        run(export_bugs(with(), what, {.format = file_format::json, .columns = {}}));
    EXPECT_EQ(run(content->next()), "[");
    EXPECT_FALSE(run(content->next()).empty());
    testing::write(with(), [&](db::transaction& tx) {
        tx.execute(
            "DELETE FROM org_members WHERE org_id = $1 AND member_id = $2",
            story.alpha,
            story.member.user
        );
    });
    EXPECT_THROW(run(content->next()), refusal);
}

TEST_P(exporting_on, is_not_for_outsiders) {
    const auto outsider = stranger_of_public();
    const auto what = asked(outsider, std::nullopt);
    EXPECT_THROW(
        run(export_bugs(with(), what, {.format = file_format::json, .columns = {}})), refusal
    );
}

} // namespace
} // namespace lacewing::lists
