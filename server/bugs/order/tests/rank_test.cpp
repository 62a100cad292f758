#include "bugs/order/rank.hpp"
#include "platform/core/limits.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace lacewing::bugs {
namespace {

constexpr timestamp moment{.microseconds = 1'795'000'000'000'000};
using std::literals::operator""sv;

bug_id ending_in(std::uint8_t last) {
    bug_id made;
    made.value.bytes[15] = last;
    return made;
}

bool is_key(std::string_view text) {
    return !text.empty() && text.size() <= limits::bug_rank_length_max &&
           std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
           });
}

TEST(ranks, of_new_bugs_stand_in_the_order_of_time_and_then_of_numbers) {
    const timestamp later{.microseconds = moment.microseconds + 1};
    EXPECT_LT(rank::of_new(moment, 9), rank::of_new(moment, 10));
    EXPECT_LT(rank::of_new(moment, 61), rank::of_new(moment, 62));
    EXPECT_LT(rank::of_new(moment, -3), rank::of_new(moment, 1));
    EXPECT_EQ(rank::of_new(moment, -3), rank::of_new(moment, -4)) << "tells which one it is";
    EXPECT_LT(rank::of_new(moment, limits::bug_number_max), rank::of_new(later, 1));
    EXPECT_TRUE(is_key(rank::of_new(moment, limits::bug_number_max)));
}

TEST(ranks, of_imports_stand_by_number_before_all_that_was_reported_here) {
    EXPECT_LT(rank::of_import(9, ending_in(2)), rank::of_import(10, ending_in(1)));
    EXPECT_LT(rank::of_import(61, ending_in(2)), rank::of_import(62, ending_in(1)));
    EXPECT_NE(rank::of_import(9, ending_in(2)), rank::of_import(9, ending_in(1)));
    EXPECT_LT(rank::of_import(limits::bug_number_max, ending_in(1)), rank::of_new(moment, 1));
    EXPECT_EQ(rank::of_import(123, ending_in(0xab)), "00000001z00ab");
}

TEST(ranks, find_room_between_any_two_keys_strictly) {
    for (const std::uint64_t chance : {0ULL, 1ULL, 999'999'999ULL, ~0ULL}) {
        for (const auto& [low, high] :
             {std::pair{"a"sv, "b"sv},
              std::pair{"a"sv, "a1"sv},
              std::pair{"a"sv, "a00001"sv},
              std::pair{""sv, "1"sv},
              std::pair{""sv, "01"sv},
              std::pair{"azzzzzzz"sv, "b"sv},
              std::pair{"azzzzzzz"sv, "b0000001"sv}}) {
            const auto key = rank::between(low, high, chance);
            ASSERT_TRUE(key) << low << " " << high;
            EXPECT_LT(low, *key);
            EXPECT_LT(*key, high);
            EXPECT_TRUE(is_key(*key)) << *key;
        }
        EXPECT_GT(rank::between("zzz", std::nullopt, chance).value(), "zzz");
        EXPECT_TRUE(is_key(rank::between("", std::nullopt, chance).value()));
    }
}

TEST(ranks, find_none_where_the_keys_are_one_or_the_wrong_way_around_or_too_long) {
    EXPECT_FALSE(rank::between("a", "a", 1));
    EXPECT_FALSE(rank::between("b", "a", 1));
    EXPECT_FALSE(rank::between("a", "a0", 1));
    const std::string longest(limits::bug_rank_length_max - 1, 'a');
    EXPECT_FALSE(rank::between(longest + "b", longest + "c", 1));
    EXPECT_EQ(rank::between(longest + "b", longest + "d", 7), longest + "c");
    EXPECT_FALSE(rank::between(std::string(limits::bug_rank_length_max, 'z'), std::nullopt, 1));
}

TEST(ranks, stay_strictly_between_and_short_while_cards_are_put_anywhere) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937_64 chance{seed};
    std::vector<std::string> keys{rank::of_new(moment, 1)};
    for (int n = 0; n < 5'000; ++n) {
        const auto at = chance() % (keys.size() + 1);
        const auto low = at == 0 ? std::string_view{} : std::string_view{keys[at - 1]};
        const auto high =
            at == keys.size() ? std::nullopt : std::optional<std::string_view>{keys[at]};
        const auto key = rank::between(low, high, chance());
        ASSERT_TRUE(key);
        ASSERT_TRUE(low < *key && (!high || *key < *high) && is_key(*key));
        keys.insert(keys.begin() + static_cast<std::ptrdiff_t>(at), *key);
    }
    const auto longest = std::ranges::max(keys, {}, &std::string::size).size();
    EXPECT_LE(longest, 24U);
}

TEST(ranks, let_a_hundred_cards_into_one_gap) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937_64 chance{seed};
    // Always to the top of a column: above the last one that came.
    const std::string low = rank::of_new(moment, 1);
    std::string high = rank::of_new(timestamp{.microseconds = moment.microseconds + 1'000'000}, 2);
    for (int n = 0; n < 100; ++n) {
        const auto key = rank::between(low, high, chance());
        ASSERT_TRUE(key) << n;
        high = *key;
    }
}

TEST(ranks, are_spread_in_order_within_their_borders_with_room_between) {
    const std::string crammed(rank::spread_length_max - 3, 'a');
    for (const std::size_t count : {1U, 2U, 33U, 2'049U}) {
        for (const auto& high : {std::optional<std::string>{}, std::optional{crammed + "b"}}) {
            const auto keys = rank::spread(count, crammed, high);
            if (keys.empty()) {
                EXPECT_EQ(count, 2'049U);
                continue;
            }
            ASSERT_EQ(keys.size(), count);
            EXPECT_GT(keys.front(), crammed);
            if (high) EXPECT_LT(keys.back(), *high);
            for (std::size_t n = 1; n < count; ++n) {
                ASSERT_LT(keys[n - 1], keys[n]);
                EXPECT_TRUE(rank::between(keys[n - 1], keys[n], 1));
            }
        }
    }
    EXPECT_TRUE(rank::spread(3, "a", "a").empty());
    const std::string full(limits::bug_rank_length_max - 1, 'a');
    EXPECT_TRUE(rank::spread(1, full + "a", full + "z").empty());
}

} // namespace
} // namespace lacewing::bugs
