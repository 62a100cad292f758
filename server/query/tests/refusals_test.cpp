#include "query/limits.hpp"
#include "query/tests/outline.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <string>
#include <string_view>

namespace lacewing::query::testing {
namespace {

std::string repeated(std::string_view part, std::size_t times) {
    std::string whole;
    for (std::size_t each = 0; each < times; ++each) whole += part;
    return whole;
}

TEST(query_refusals, a_query_of_4096_characters_is_read_and_one_more_is_not) {
    const auto longest = repeated("ö", limits::query_length_max);
    EXPECT_EQ(code_of(longest), "");
    EXPECT_EQ(outline(longest + "ö"), "query_too_long 4096,4097");
    EXPECT_EQ(outline(longest + "ö", as_typed()), "query_too_long 4096,4097");
}

TEST(query_refusals, parentheses_go_16_deep_and_not_17) {
    const auto nested = [](std::size_t depth) {
        return repeated("(", depth) + "a" + repeated(")", depth);
    };
    EXPECT_EQ(outline(nested(16)), "a");
    EXPECT_EQ(outline(nested(17)), "query_too_deep 16,17");
    EXPECT_EQ(outline(repeated("(", 4'000)), "query_too_deep 16,17");
}

TEST(query_refusals, parentheses_of_relations_and_negations_count_as_others_do) {
    const auto nested = [](std::string_view open, std::size_t depth) {
        return repeated(open, depth) + "a" + repeated(")", depth);
    };
    EXPECT_EQ(code_of(nested("parent:(", 16)), "");
    EXPECT_EQ(code_of(nested("parent:(", 17)), "query_too_deep");
    EXPECT_EQ(code_of(nested("-(", 16)), "");
    EXPECT_EQ(code_of(nested("NOT (b ", 17)), "query_too_deep");
}

TEST(query_refusals, parentheses_side_by_side_are_not_deep) {
    EXPECT_EQ(code_of(repeated("(a) ", 200)), "");
}

TEST(query_refusals, a_query_has_256_terms_and_not_257) {
    EXPECT_EQ(code_of(repeated("a ", 256)), "");
    EXPECT_EQ(outline(repeated("a ", 257)), "query_too_many_terms 512,513");
    EXPECT_EQ(code_of("label:a" + repeated(",a", 255)), "");
    EXPECT_EQ(code_of("label:a" + repeated(",a", 256)), "query_too_many_terms");
    EXPECT_EQ(code_of(repeated("parent:(a b) ", 128)), "");
    EXPECT_EQ(code_of(repeated("parent:(a b) ", 128) + "\"c\""), "query_too_many_terms");
}

TEST(query_refusals, chains_of_negations_are_no_query) {
    EXPECT_EQ(outline("NOT NOT a"), "query_syntax 4,7");
    EXPECT_EQ(outline("NOT -a"), "query_syntax 4,6");
    EXPECT_EQ(outline("NOT (-a)"), "(not (not a))");
    EXPECT_EQ(code_of(repeated("NOT ", 1'000) + "a"), "query_syntax");
    EXPECT_EQ(outline(repeated("-", 4'000)), repeated("-", 4'000));
}

TEST(query_refusals, lone_operators_are_no_query) {
    for (const std::string text :
         {"OR",    "AND",   "NOT",       "-",           "a OR",        "OR a",       "a AND",
          "AND a", "a - b", "a OR OR b", "a AND AND b", "a AND OR b",  "a OR AND b", "NOT OR a",
          "-OR",   "(-)",   "(NOT)",     "(a OR)",      "a OR (OR b)", "- a",        "NOT"}) {
        EXPECT_EQ(code_of(text), "query_syntax") << text;
        EXPECT_EQ(code_of(text, as_typed()), "query_syntax") << text;
    }
}

TEST(query_refusals, unbalanced_parentheses_and_quotes_are_no_query) {
    EXPECT_EQ(outline("(a"), "query_syntax 0,1");
    EXPECT_EQ(outline("a)"), "query_syntax 1,2");
    EXPECT_EQ(outline("a (b (c) d"), "query_syntax 2,3");
    EXPECT_EQ(outline(")"), "query_syntax 0,1");
    EXPECT_EQ(outline("()"), "query_syntax 0,2");
    EXPECT_EQ(outline("a ( )"), "query_syntax 2,5");
    EXPECT_EQ(outline("parent:()"), "query_syntax 7,9");
    EXPECT_EQ(outline("parent:(a"), "query_syntax 7,8");
    EXPECT_EQ(outline("\"a"), "query_syntax 0,1");
    EXPECT_EQ(outline(R"("a\")"), "query_syntax 0,1");
    EXPECT_EQ(outline("label:\"a"), "query_syntax 6,7");
    EXPECT_EQ(outline("\"\""), "query_syntax 0,2");
    EXPECT_EQ(outline("\" \""), "query_syntax 0,3");
    EXPECT_EQ(code_of("label:\"\""), "query_value_invalid");
}

TEST(query_refusals, nothing_sticks_to_a_quote) {
    EXPECT_EQ(outline("\"a\"b"), "query_syntax 3,4");
    EXPECT_EQ(outline("label:\"a\"b"), "query_syntax 9,10");
    EXPECT_EQ(outline("parent:(a)b"), "query_syntax 10,11");
    EXPECT_EQ(outline("(\"a\")\"b\""), R"((and "a" "b"))");
}

TEST(query_refusals, missing_values_are_named) {
    EXPECT_EQ(outline("label:"), "query_syntax 6,6");
    EXPECT_EQ(outline("label:a,"), "query_syntax 8,8");
    EXPECT_EQ(outline("label:,a"), "query_syntax 6,6");
    EXPECT_EQ(outline("(label:)"), "query_syntax 7,7");
    EXPECT_EQ(outline("votes:>"), "query_syntax 7,7");
    EXPECT_EQ(outline("sort:"), "query_syntax 5,5");
    EXPECT_EQ(outline("sort:title,"), "query_syntax 11,11");
    EXPECT_EQ(outline("group:"), "query_syntax 6,6");
    EXPECT_EQ(code_of("env:os="), "query_value_invalid");
}

TEST(query_refusals, half_ranges_are_no_ranges) {
    for (const char* text :
         {"votes:..5", "votes:5..", "votes:*..*", "created:..", "severity:S1..", "votes:.."}) {
        EXPECT_EQ(code_of(text), "query_syntax") << text;
    }
}

TEST(query_refusals, values_that_a_field_cannot_have_are_named) {
    EXPECT_EQ(outline("is:open severity:S9"), "query_value_invalid 17,19");
    EXPECT_EQ(
        advice("severity:S9"),
        "At character 10: severity has no value \"S9\". Write one of S1, S2, S3, S4."
    );
    for (const char* text :
         {"is:opn",
          "is:none",
          "is:any",
          "is:>open",
          "is:*",
          "label:>ui",
          "label:*",
          "votes:many",
          "votes:-1",
          "votes:1.5",
          "votes:1e3",
          "votes:1234567890123456",
          "votes:10..5",
          "votes:>1..5",
          "votes:>none",
          "votes:=1..2",
          "votes:1...5",
          "estimate:.5",
          "estimate:5.",
          "resolution:>fixed",
          "severity:>S1",
          "severity:<S4",
          "created:S1",
          "created:2026-13",
          "created:2026-02-29",
          "created:2026-1-1",
          "created:0000",
          "created:9999",
          "created:20261",
          "created:2026-10-01T",
          "created:2026-10-01T24:00",
          "created:2026-10-01T12:60",
          "created:2026-10-01T12:00:60",
          "created:2026-10-01T12:00:00.",
          "created:2026-10-01T12:00+25:00",
          "created:2026-10-01T12:00Zx",
          "created:14d",
          "created:-d",
          "created:-99999y",
          "created:+99999mo",
          "created:-100000d",
          "created:>-5fortnights",
          "created:some-week",
          "created:last-day",
          "age:-3d",
          "age:3",
          "age:yesterday",
          "age:10d..2d",
          "parent:CORE",
          "parent:CORE-0",
          "parent:CORE-01",
          "parent:C-1",
          "parent:TOOLONGKEYS-1",
          "parent:CORE-1++",
          "parent:=(a)",
          "key:1CORE-2",
          "sort:label",
          "sort:title,title",
          "group:label",
          "group:status,status"}) {
        EXPECT_EQ(code_of(text), "query_value_invalid") << text;
        EXPECT_EQ(code_of(text, as_typed()), "query_value_invalid") << text;
    }
}

TEST(query_refusals, sort_and_group_take_no_operator) {
    for (const char* text :
         {"-sort:title",
          "NOT group:status",
          "a AND sort:title",
          "a OR sort:title",
          "sort:title OR a"}) {
        EXPECT_EQ(code_of(text), "query_syntax") << text;
    }
}

TEST(query_refusals, bytes_that_are_no_text_are_refused) {
    using namespace std::string_view_literals;
    for (const auto text : {"\xff"sv, "a\0b"sv, "label:\xc3"sv, "\xed\xa0\x80"sv, "\"\x80\""sv}) {
        EXPECT_EQ(code_of(text), "query_syntax");
    }
}

TEST(query_refusals, a_zone_that_is_none_is_refused) {
    EXPECT_EQ(code_of("a", strictly("Mars/Olympus")), "zone_invalid");
    EXPECT_EQ(code_of("a", strictly(std::string(9'999, 'x'))), "zone_invalid");
}

TEST(query_refusals, the_pointer_is_the_callers) {
    auto how = strictly();
    how.pointer = "/query";
    const auto read = parse("foo:bar", how);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().fields.at(0).pointer, "/query#char=0,3");
}

TEST(query_refusals, the_nearest_field_may_be_another_name_of_it) {
    for (const auto& [wrong, nearest] : std::vector<std::pair<std::string, std::string>>{
             {"lable", "label"},
             {"asigned-to", "assigned-to"},
             {"statsu", "status"},
             {"severety", "severity"},
             {"blockedby", "blocked-by"},
             {"Prioriti", "priority"}
         }) {
        EXPECT_EQ(nearest_field_name(wrong), nearest);
    }
    EXPECT_FALSE(nearest_field_name(std::string(4'000, 'z')).empty());
}

TEST(query_refusals, no_text_makes_the_reader_stumble) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(fmt::format("seed {}", seed));
    std::minstd_rand chance{seed};
    constexpr std::string_view parts[] = {
        "(",      ")", "\"",   "-",    ":",    "..",    ",",        ">",     "<=",      "=",
        "*",      " ", "OR",   "AND ", "NOT ", "a",     "label:",   "is:",   "open",    "S1",
        "votes:", "7", "+",    "@me",  "\\",   "sort:", "created:", "-14d",  "parent:", "CORE-1",
        "\u00a0", "ö", "\xff", "env:", "os=",  "was(",  "due:",     "today", "age:",    "none"
    };
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        const auto count = chance() % 20;
        for (std::size_t at = 0; at < count; ++at) text += parts[chance() % std::size(parts)];
        const auto read = parse(text, round % 2 == 0 ? strictly() : as_typed());
        if (!read) {
            EXPECT_EQ(read.error().status, 400) << text;
            EXPECT_EQ(read.error().fields.size(), 1U) << text;
        }
    }
}

} // namespace
} // namespace lacewing::query::testing
