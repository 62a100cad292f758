#include "platform/http/range.hpp"

#include <gtest/gtest.h>

namespace lacewing::http {

namespace {

asked_range asked(std::string_view range, std::uint64_t size = 1000, std::string_view guard = {}) {
    request of;
    of.headers.push_back({"Range", std::string{range}});
    if (!guard.empty()) of.headers.push_back({"If-Range", std::string{guard}});
    return range_of(of, size, "\"tag\"");
}

asked_range part(std::uint64_t first, std::uint64_t count) {
    return {.is = asked_range::kind::part, .part = {.first = first, .count = count}};
}

} // namespace

TEST(a_range, is_taken_in_each_of_its_forms) {
    EXPECT_EQ(asked("bytes=0-499"), part(0, 500));
    EXPECT_EQ(asked("bytes=999-999"), part(999, 1));
    EXPECT_EQ(asked("bytes=500-"), part(500, 500));
    EXPECT_EQ(asked("bytes=-1"), part(999, 1));
    EXPECT_EQ(asked("bytes=-5000"), part(0, 1000));
    EXPECT_EQ(asked("bytes=10-99999999999999999999999"), part(10, 990));
}

TEST(a_range, behind_the_end_is_nothing) {
    for (const auto* text : {"bytes=1000-", "bytes=1000-1001", "bytes=-0"}) {
        EXPECT_EQ(asked(text).is, asked_range::kind::nothing) << text;
    }
    EXPECT_EQ(asked("bytes=0-", 0).is, asked_range::kind::nothing);
}

TEST(a_range, that_is_none_or_several_counts_as_none) {
    for (const auto* text :
         {"bytes=5-4",
          "bytes=a-b",
          "bytes=",
          "bytes=-",
          "items=0-1",
          "bytes=0-1,5-6",
          "0-1",
          "bytes=+1-2",
          "bytes=0x1-2"}) {
        EXPECT_EQ(asked(text), asked_range{}) << text;
    }
    request none;
    EXPECT_EQ(range_of(none, 10, "\"tag\""), asked_range{});
}

TEST(a_range, of_another_version_counts_as_none) {
    EXPECT_EQ(asked("bytes=0-1", 1000, "\"tag\""), part(0, 2));
    EXPECT_EQ(asked("bytes=0-1", 1000, "\"older\""), asked_range{});
    EXPECT_EQ(asked("bytes=0-1", 1000, "Sat, 21 Nov 2026 18:00:00 GMT"), asked_range{});
}

} // namespace lacewing::http
