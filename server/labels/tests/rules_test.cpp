#include "labels/rules.hpp"
#include "labels/types.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lacewing::labels {
namespace {

label_id numbered(std::uint8_t number) {
    label_id id;
    id.value.bytes[15] = number;
    return id;
}

TEST(label_rules, a_colour_is_a_name_of_the_palette_or_six_small_hexadecimal_digits) {
    for (const auto name : palette) EXPECT_TRUE(is_color(name));
    EXPECT_TRUE(is_color("#6346c7"));
    for (const auto* wrong : {"", "purple", "#6346C7", "#6346c", "6346c7x", "#6346c7 ", "Violet"}) {
        EXPECT_FALSE(is_color(wrong)) << wrong;
    }
}

TEST(label_rules, a_scope_stands_before_the_last_slash_with_something_on_both_sides) {
    EXPECT_EQ(scope_of("area/parser"), "area");
    EXPECT_EQ(scope_of("area / parser"), "area");
    EXPECT_EQ(scope_of("a/b/c"), "a/b");
    for (const auto* none : {"", "plain", "/", "/x", "x/", " /x", "x/ "}) {
        EXPECT_EQ(scope_of(none), "") << none;
    }
}

TEST(label_rules, a_name_loses_its_margins_and_must_not_be_empty) {
    EXPECT_EQ(check_name("  needs test "), "needs test");
    EXPECT_EQ(check_name(" \t").error().fields.at(0).pointer, "/name");
}

TEST(label_rules, of_two_labels_of_one_scope_the_later_one_stays_and_each_stands_once) {
    const std::vector<borne> wanted{
        {numbered(1), "area"},
        {numbered(2), ""},
        {numbered(3), "area"},
        {numbered(2), ""},
        {numbered(4), "kind"},
        {numbered(3), "area"}
    };
    EXPECT_EQ(settle(wanted), (std::vector{numbered(2), numbered(3), numbered(4)}));
    EXPECT_TRUE(settle({}).empty());
}

} // namespace
} // namespace lacewing::labels
