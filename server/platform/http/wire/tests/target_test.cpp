#include "platform/http/wire/target.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lacewing::http::wire {

TEST(target, is_decoded_once) {
    const auto parsed = parse_target("/a%20b/%C3%A4/%2525?q=1%202&n=a+b&empty=&bare");
    ASSERT_TRUE(parsed);
    EXPECT_EQ(parsed->path, "/a b/ä/%25");
    ASSERT_EQ(parsed->query.size(), 4U);
    EXPECT_EQ(parsed->query[0].second, "1 2");
    EXPECT_EQ(parsed->query[1].second, "a b");
    EXPECT_EQ(parsed->query[3].first, "bare");
}

TEST(target, has_no_slash_at_its_end) {
    EXPECT_EQ(parse_target("/")->path, "/");
    EXPECT_EQ(parse_target("/auth/")->path, "/auth");
    EXPECT_EQ(parse_target("/auth/?x=1")->path, "/auth");
}

TEST(target, that_two_readers_could_read_in_two_ways_is_refused) {
    const std::string deep = "/assets" + [] {
        std::string up;
        for (int level = 0; level < 12; ++level) up += "/..";
        return up;
    }() + "/etc/passwd";
    for (const std::string& bad : std::initializer_list<std::string>{
             "",
             "x",
             "//",
             "//etc/passwd",
             "/a//b",
             "/a//",
             "/.",
             "/..",
             "/a/../b",
             "/a/./b",
             "/%2e%2e/",
             "/%2E%2e/x",
             "/a/%2e",
             "/.%2e/x",
             "/assets/..%2f..%2f",
             "/a%2fb",
             "/a%2Fb",
             "/a%5cb",
             "/a\\b",
             "\\\\",
             "/%00",
             "/a%00.js",
             "/%0a",
             "/%7f",
             "/%",
             "/%2",
             "/%zz",
             "/%c3",
             "/%c3%28",
             "/%ff",
             "/%c0%af",
             "/%ed%a0%80",
             "/a#b",
             "/a?b#c",
             "/\xc3\xa4",
             "/a b",
             "/a?b=%00",
             "/a?b=%zz",
             "/a?b=%ff",
             "/a?=1",
             "/a?b=1&b=2",
             "/a?b=1&%62=2",
             deep,
         }) {
        EXPECT_FALSE(parse_target(bad)) << bad;
    }
}

TEST(target, with_too_many_query_names_is_refused) {
    std::string many = "/a?";
    for (int at = 0; at < 65; ++at) many += "n" + std::to_string(at) + "=1&";
    EXPECT_FALSE(parse_target(many));
}

TEST(target, encoded_twice_stays_text) {
    EXPECT_EQ(parse_target("/%252e%252e/x")->path, "/%2e%2e/x");
}

} // namespace lacewing::http::wire
