#include "changes/fields.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace lacewing::changes {
namespace {

TEST(fields, a_value_that_stays_is_no_change) {
    std::vector<field_change> fields;
    set(fields, "title", std::string{"a"}, std::string{"a"});
    set(fields, "closed", std::optional<std::int64_t>{}, std::optional<std::int64_t>{});
    EXPECT_TRUE(fields.empty());
}

TEST(fields, values_are_printed_as_the_api_prints_them) {
    std::vector<field_change> fields;
    set(fields, "title", std::string{"a"}, std::string{"say \"b\""});
    set(fields, "rev", 1, 2);
    set(fields, "isOpen", true, false);
    set(fields, "closed", std::optional<std::int64_t>{}, std::optional<std::int64_t>{7});
    set_new(fields, "key", std::string{"CORE"});
    const std::vector<field_change> expected{
        {"title", "\"a\"", R"("say \"b\"")"},
        {"rev", "1", "2"},
        {"isOpen", "true", "false"},
        {"closed", "", "7"},
        {"key", "", "\"CORE\""},
    };
    EXPECT_EQ(fields, expected);
}

TEST(fields, null_is_no_value) {
    EXPECT_EQ(field("joinCode", "null", "null"), (field_change{"joinCode", "", ""}));
}

TEST(fields, what_is_stored_is_read_back_to_the_letter) {
    const std::vector<field_change> fields{
        {"title", R"("a, ] } \" \\")", R"("{[")"},
        {"assignedMembers", R"(["x","y"])", "[]"},
        {"statuses", R"([{"a":[1,{"b":"]"}]},2.50])", ""},
        {"rev", "", "18446744073709551615"},
        {"none", "", ""},
    };
    EXPECT_EQ(parse_fields(print_fields(fields)), fields);
    EXPECT_EQ(print_fields({}), "{}");
    EXPECT_TRUE(parse_fields("{}").empty());
    EXPECT_EQ(
        print_fields(std::vector<field_change>{{"title", "", "\"x\""}}), R"({"title":[null,"x"]})"
    );
}

TEST(fields, a_damaged_text_is_told_and_not_read_beyond_its_end) {
    const std::string whole = R"({"title":["a\"b",["x"]]})";
    for (std::size_t length = 0; length < whole.size(); ++length) {
        EXPECT_THROW(static_cast<void>(parse_fields(whole.substr(0, length))), std::runtime_error)
            << length;
    }
    EXPECT_THROW(static_cast<void>(parse_fields(whole + "x")), std::runtime_error);
}

} // namespace
} // namespace lacewing::changes
