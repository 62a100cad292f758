#include "platform/core/text.hpp"

#include <gtest/gtest.h>

namespace lacewing::text {
namespace {

using namespace std::string_view_literals;

TEST(text, well_formed_utf8_is_valid) {
    EXPECT_TRUE(is_valid_utf8(""));
    EXPECT_TRUE(is_valid_utf8("plain"));
    EXPECT_TRUE(is_valid_utf8("\u00fc \u20ac \U0001f41e"));
}

TEST(text, broken_utf8_and_nul_are_not_valid) {
    for (const auto bytes :
         {"a\0b"sv,
          "\xff"sv,
          "\xc0\xaf"sv,
          "\xed\xa0\x80"sv,
          "\xf4\x90\x80\x80"sv,
          "\xe2\x82"sv,
          "\x80"sv}) {
        EXPECT_FALSE(is_valid_utf8(bytes));
    }
}

TEST(text, is_counted_in_code_points) {
    EXPECT_EQ(count_code_points(""), 0U);
    EXPECT_EQ(count_code_points("a\u00fc\u20ac\U0001f41e"), 4U);
}

TEST(text, is_trimmed_of_every_kind_of_white_space) {
    EXPECT_EQ(trim("  a b \t\r\n"), "a b");
    EXPECT_EQ(trim("\u00a0\u2003\u3000x\u2029"), "x");
    EXPECT_EQ(trim(" \u2003 "), "");
    EXPECT_EQ(trim(""), "");
    EXPECT_EQ(trim("\u00fc"), "\u00fc");
}

TEST(text, folds_case_width_and_composition) {
    EXPECT_EQ(fold("HeLLo 1"), "hello 1");
    EXPECT_EQ(fold("Stra\u00dfe"), "strasse");
    EXPECT_EQ(fold("\u00c4"), fold("A\u0308"));
    EXPECT_EQ(fold("\uff21\uff22"), "ab");
    EXPECT_EQ(fold("\u03a3"), fold("\u03c2"));
}

TEST(text, is_normalized_without_losing_case) {
    EXPECT_EQ(normalize("Ae\u0301"), "A\u00e9");
    EXPECT_EQ(normalize("plain"), "plain");
}

TEST(text, code_points_come_one_after_the_other) {
    std::size_t at = 0;
    const std::string_view all = "a\u00fc\u20ac\U0001f41e";
    for (const char32_t wanted : U"a\u00fc\u20ac\U0001f41e"sv)
        EXPECT_EQ(next_code_point(all, at), wanted);
    EXPECT_EQ(at, all.size());
}

TEST(text, line_ends_and_controls_are_found) {
    EXPECT_FALSE(has_line_end_or_control("one line \u00fc \U0001f468\u200d\U0001f469"));
    for (const auto* each :
         {"a\nb", "a\rb", "\t", "\x7f", "\u0085", "\u2028", "\u2029", "\x1b[0m"}) {
        EXPECT_TRUE(has_line_end_or_control(each));
    }
}

} // namespace
} // namespace lacewing::text
