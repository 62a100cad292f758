#include "platform/core/limits.hpp"
#include "platform/schema/json.hpp"
#include "platform/schema/tests/samples.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lacewing::schema::testing {

namespace {

/// "json_invalid: sentence", or "fine".
std::string told(std::string_view json) {
    const auto read = read_json(json);
    if (read) return "fine";
    EXPECT_EQ(read.error().status, 400);
    EXPECT_TRUE(read.error().fields.empty());
    return read.error().code + ": " + read.error().detail;
}

std::string nested(int levels, char open, char close) {
    const auto count = static_cast<std::size_t>(levels);
    return std::string(count, open) + std::string(count, close);
}

} // namespace

TEST(json, every_json_value_is_read) {
    for (const char* json :
         {"null", "true", "-0", "1e2", "\"\"", "[]", "{}", " [1 , {\"a\" : [ ]}]\n"}) {
        EXPECT_EQ(told(json), "fine") << json;
    }
}

TEST(json, a_document_is_walked_in_order) {
    const auto read = read_json(R"({"a":[1,[2,3],{"b":"x"}],"c":"\u00e9\n"})");
    ASSERT_TRUE(read.has_value());
    const json_value whole{*read, 0};
    EXPECT_EQ(whole.size(), 2U);
    auto member = whole.begin();
    EXPECT_EQ((*member).name(), "a");
    std::vector<json_value::kind> kinds;
    for (const auto item : *member) kinds.push_back(item.is());
    using kind = json_value::kind;
    EXPECT_EQ(kinds, (std::vector{kind::integer, kind::list, kind::object}));
    ++member;
    EXPECT_EQ((*member).name(), "c");
    EXPECT_EQ((*member).text(), "é\n");
    ++member;
    EXPECT_EQ(member, whole.end());
}

TEST(json, a_name_that_stands_twice_is_refused_at_every_level) {
    EXPECT_EQ(
        told(R"({"a":1,"a":2})"), R"(json_invalid: The member "a" stands twice in one object.)"
    );
    EXPECT_EQ(
        told(R"([{"b":{"a":1,"x":0,"\u0061":2}}])"),
        R"(json_invalid: The member "a" stands twice in one object.)"
    );
    EXPECT_EQ(
        told(R"({"\u0000\n\"":1,"\u0000\n\"":2})"),
        R"(json_invalid: The member "\u0000\n\"" stands twice in one object.)"
    );
    EXPECT_EQ(told(R"({"a":{"a":1},"b":{"a":1}})"), "fine");
    EXPECT_NE(told(R"({"":1,"":1})"), "fine");
}

TEST(json, numbers_beyond_a_double_are_refused) {
    for (const char* json : {"1e999999", "-1e999999", "1e309", "[1e99999999999]", "1.8e308"}) {
        EXPECT_EQ(told(json), "json_invalid: A number is too large.") << json;
    }
    EXPECT_EQ(told("1e-999999"), "fine");
    EXPECT_EQ(told("1" + std::string(400, '0')), "json_invalid: A number is too large.");
}

TEST(json, what_only_looks_like_a_number_is_refused) {
    for (const char* json :
         {"NaN", "Infinity", "-Infinity", "+1", "01", "1.", ".5", "0x10", "1e", "--1"}) {
        EXPECT_NE(told(json), "fine") << json;
    }
}

TEST(json, depth_is_limited_at_the_border) {
    EXPECT_EQ(told(nested(limits::json_depth_max, '[', ']')), "fine");
    EXPECT_EQ(
        told(nested(limits::json_depth_max + 1, '[', ']')),
        "json_invalid: The JSON is nested more than 32 levels deep."
    );
    EXPECT_NE(told(std::string(100'000, '[')), "fine");
    std::string objects;
    for (int i = 0; i <= limits::json_depth_max; ++i) objects += "{\"a\":";
    EXPECT_NE(told(objects + "1" + std::string(limits::json_depth_max + 1, '}')), "fine");
}

TEST(json, a_byte_order_mark_is_refused) {
    EXPECT_EQ(
        told("\xEF\xBB\xBF{}"),
        "json_invalid: The JSON begins with a byte order mark: send it without."
    );
    EXPECT_NE(told(std::string_view{"\xFF\xFE{\0}\0", 6}), "fine");
}

TEST(json, half_a_surrogate_pair_is_refused) {
    for (const char* json :
         {R"("\ud800")",
          R"("\udc00")",
          R"("\ud800\ud800")",
          R"("\ud800x")",
          R"({"\ud83d":1})",
          R"("\udc26\ud83d")"}) {
        EXPECT_NE(told(json), "fine") << json;
    }
    EXPECT_EQ(told(R"("\ud83d\udc26")"), "fine");
}

TEST(json, invalid_utf8_is_refused) {
    for (const char* bytes :
         {"\xFF",
          "\xC0\xAF",
          "\xE2\x82",
          "\xED\xA0\x80",
          "\xF4\x90\x80\x80",
          "\x80",
          "\xF8\x88\x80\x80\x80"}) {
        EXPECT_NE(told("\"" + std::string{bytes} + "\""), "fine") << bytes;
        EXPECT_NE(told("{\"" + std::string{bytes} + "\":1}"), "fine") << bytes;
    }
    EXPECT_EQ(told("\"é€🐦\""), "fine");
}

TEST(json, bytes_after_the_value_are_refused) {
    for (const char* json : {"{} {}", "1 2", "null,", "[]]", "{}x"})
        EXPECT_NE(told(json), "fine") << json;
    EXPECT_EQ(told("{} x"), "json_invalid: Something follows the end of the JSON at byte 3.");
    EXPECT_NE(told(std::string_view{"{}\0", 3}), "fine");
    EXPECT_EQ(told("{} \r\n\t"), "fine");
}

TEST(json, what_is_cut_off_is_refused) {
    const std::string whole = R"({"a":[1,2.5e1,"x\u00e9y",true,null],"b":{}})";
    ASSERT_EQ(told(whole), "fine");
    for (std::size_t size = 0; size < whole.size(); ++size) {
        EXPECT_NE(told(whole.substr(0, size)), "fine") << size;
    }
    EXPECT_EQ(told(""), "json_invalid: The JSON ends before it is complete.");
}

TEST(json, extensions_are_refused) {
    for (const char* json :
         {"[1,]",
          "{\"a\":1,}",
          "/**/1",
          "[1]//",
          "'a'",
          "{a:1}",
          "\"a\nb\"",
          "\"a\tb\"",
          "\"\\x41\"",
          "nul",
          "TRUE",
          "[1 2]",
          "{\"a\" 1}",
          "{1:2}"}) {
        EXPECT_NE(told(json), "fine") << json;
    }
}

TEST(json, a_mistake_tells_where_it_is) {
    EXPECT_EQ(told("[1,x]"), "json_invalid: This is not JSON: a mistake near byte 3.");
}

} // namespace lacewing::schema::testing
