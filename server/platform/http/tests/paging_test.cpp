#include "platform/core/problem.hpp"
#include "platform/http/paging.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <string>

namespace lacewing::http {
namespace {

request asking(std::vector<std::pair<std::string, std::string>> query) {
    request of;
    of.query = std::move(query);
    return of;
}

std::string refused_code(const request& of) {
    try {
        static_cast<void>(page_of(of));
    } catch (const refusal& no) {
        return no.why().status == 400 ? no.why().code + no.why().fields.at(0).pointer : "other";
    }
    return "none";
}

TEST(paging, a_printed_cursor_is_read_back) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937_64 random{seed};
    for (int i = 0; i < 1000; ++i) {
        page_position position{.number = static_cast<std::int64_t>(random()), .id = {}};
        for (auto& byte : position.id.bytes) byte = static_cast<std::uint8_t>(random());
        const auto text = print_cursor(position);
        EXPECT_EQ(text.find_first_of("+/=&? "), std::string::npos);
        EXPECT_EQ(parse_cursor(text), position);
    }
}

TEST(paging, without_a_wish_a_page_has_fifty_items_from_the_start) {
    const auto page = page_of(asking({}));
    EXPECT_EQ(page.limit, 50);
    EXPECT_FALSE(page.after);
}

TEST(paging, a_forged_cursor_is_refused_with_its_place) {
    for (const auto* forged :
         {"",
          "x",
          "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
          "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "' OR 1=1 --AAAAAAAAAAAAAAAAAAAAA"}) {
        EXPECT_EQ(refused_code(asking({{"cursor", forged}})), "cursor_invalid?cursor") << forged;
    }
}

TEST(paging, a_limit_beyond_1_to_100_is_refused) {
    for (const auto* bad : {"0", "101", "-1", "", "5x", "99999999999999999999", " 5", "1.5"}) {
        EXPECT_EQ(refused_code(asking({{"limit", bad}})), "limit_invalid?limit") << bad;
    }
    EXPECT_EQ(page_of(asking({{"limit", "100"}})).limit, 100);
}

} // namespace
} // namespace lacewing::http
