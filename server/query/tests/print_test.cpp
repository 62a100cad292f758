#include "query/print.hpp"
#include "query/tests/outline.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <random>
#include <string>

namespace lacewing::query::testing {
namespace {

std::string printed(std::string_view text) {
    const auto read = parse(text, strictly());
    return read ? print(*read) : read.error().detail;
}

/// That a query says after printing what it said before, and prints the same again.
void expect_round_trip(const std::string& text, const reading& how) {
    const auto once = parse(text, how);
    ASSERT_TRUE(once) << text << ": " << once.error().detail;
    const auto canonical = print(*once);
    const auto twice = parse(canonical, how);
    ASSERT_TRUE(twice) << text << " became " << canonical << ": " << twice.error().detail;
    EXPECT_EQ(outline(*once), outline(*twice)) << text << " became " << canonical;
    EXPECT_EQ(without_places(*once), without_places(*twice)) << text << " became " << canonical;
    EXPECT_EQ(print(*twice), canonical);
}

TEST(query_print, names_are_canonical_and_space_is_single) {
    EXPECT_EQ(printed("  Reporter:@ann   AND tag:ui "), "author:@ann label:ui");
    EXPECT_EQ(printed("a\u00a0b\tc\n"), "a b c");
    EXPECT_EQ(printed("resolution:Wont-Fix SEV:unset"), "resolution:wont_fix severity:none");
    EXPECT_EQ(printed("key:core-r7+"), "key:CORE-R7+");
    EXPECT_EQ(printed(""), "");
    EXPECT_EQ(printed("is:open,stale"), "is:open,stale");
}

TEST(query_print, parentheses_stand_where_they_matter) {
    EXPECT_EQ(printed("((a) (b (c)))"), "a b c");
    EXPECT_EQ(printed("(a b) OR (c)"), "a b OR c");
    EXPECT_EQ(printed("a (b OR c)"), "a (b OR c)");
    EXPECT_EQ(printed("NOT (a)"), "-a");
    EXPECT_EQ(printed("NOT (a b)"), "-(a b)");
    EXPECT_EQ(printed("-(-a)"), "-(-a)");
    EXPECT_EQ(printed("NOT --verbose"), "NOT --verbose");
    EXPECT_EQ(printed("parent:((a OR b))"), "parent:(a OR b)");
}

TEST(query_print, values_are_quoted_where_they_must_be) {
    EXPECT_EQ(printed(R"(label:"ui")"), "label:ui");
    EXPECT_EQ(printed(R"(label:"größe")"), "label:größe");
    EXPECT_EQ(printed(R"(label:"None","a b","x,y","(z")"), R"(label:"None","a b","x,y","(z")");
    EXPECT_EQ(printed(R"(author:"@me",@me)"), R"(author:"@me",@me)");
    EXPECT_EQ(printed(R"(env:"os=x",os="a b",os=y)"), R"(environment:"os=x",os="a b",os=y)");
    EXPECT_EQ(printed(R"(title:"a\u00a0b")"), R"(title:"a\\u00a0b")");
    EXPECT_EQ(printed("title:\"a\u00a0b\""), "title:\"a\u00a0b\"");
    EXPECT_EQ(printed(R"(title:"say \"hi\"")"), R"(title:"say \"hi\"")");
}

TEST(query_print, comparisons_and_ranges_come_back) {
    for (const std::string text :
         {"votes:>5",
          "votes:>=5",
          "votes:<5",
          "votes:<=0",
          "votes:<0",
          "votes:5",
          "votes:5..*",
          "votes:*..5",
          "votes:5..6",
          "estimate:>2.05",
          "estimate:0.50..12.25",
          "severity:>S2",
          "severity:<=S3",
          "severity:>=S1",
          "priority:urgent..medium",
          "created:>-14d",
          "created:2026-10..today",
          "created:*..2026-10-01T12:00:05+02:00",
          "due:<next-week",
          "age:3d..2w",
          "in-status:>1mo",
          "title:=crash",
          "votes:=5",
          "sort:severity,-updated group:status,assignee",
          "a sort:-age"}) {
        EXPECT_EQ(printed(text), text);
        expect_round_trip(text, strictly());
    }
}

TEST(query_print, odd_words_come_back) {
    for (const std::string text :
         {"-->x",
          "a OR -b c",
          "\"OR\" OR \"-\"",
          "-\"a b\"",
          "main(a (b OR c)",
          "-(a OR b)",
          "TypeError: x",
          "f(x)y z",
          "a)"}) {
        const auto how = strictly();
        if (parse(text, how)) expect_round_trip(text, how);
    }
    expect_round_trip("foo:bar foo:(a OR b) -foo:\"c d\"", as_typed());
    expect_round_trip("sort:title crash sta", as_typed());
}

TEST(query_print, what_is_printed_says_the_same) {
    const auto first = std::random_device{}();
    for (unsigned round = 0; round < 3'000; ++round) {
        const auto seed = first + round;
        SCOPED_TRACE(fmt::format("seed {}", seed));
        const auto text = random_query(seed);
        expect_round_trip(text, round % 2 == 0 ? strictly("Europe/Berlin") : as_typed());
        if (::testing::Test::HasFailure()) return;
    }
}

TEST(query_tree, gives_the_plain_words_that_are_looked_for) {
    const auto read = parse("a (\"b c\" OR d) -e parent:(f) label:g", strictly());
    ASSERT_TRUE(read);
    std::string found;
    for (const auto& each : plain_words(*read)) found += each.text + "|";
    EXPECT_EQ(found, "a|b c|d|");
}

TEST(query_tree, knows_where_everything_stands) {
    const auto read = parse("ö (label:ui,\"a b\" OR -x)", strictly());
    ASSERT_TRUE(read);
    const auto& all = std::get<all_of>(read->where->is);
    EXPECT_EQ(all.parts[0].at, (place{0, 1}));
    EXPECT_EQ(all.parts[1].at, (place{2, 24}));
    const auto& any = std::get<any_of>(all.parts[1].is);
    EXPECT_EQ(any.parts[0].at, (place{3, 17}));
    EXPECT_EQ(std::get<filter>(any.parts[0].is).values[1].at, (place{12, 17}));
    EXPECT_EQ(any.parts[1].at, (place{21, 23}));
}

TEST(query_tree, tells_when_it_was_asked) {
    const auto read = parse("is:overdue", strictly("Pacific/Kiritimati"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->now, noon());
    EXPECT_EQ(read->today, "2026-10-16");
}

} // namespace
} // namespace lacewing::query::testing
