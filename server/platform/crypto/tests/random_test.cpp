#include "platform/crypto/hash.hpp"
#include "platform/crypto/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace lacewing::crypto {

namespace {

/// Gives 0, 1, 2, … 255, 0, …
class counting_random final : public random_source {
public:
    void fill(std::span<std::uint8_t> bytes) override {
        for (auto& byte : bytes) byte = next_++;
    }

private:
    std::uint8_t next_ = 0;
};

constexpr timestamp some_day{1'790'000'000'123'456};

} // namespace

TEST(random, no_two_tokens_are_equal) {
    system_random random;
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) seen.insert(make_token(random));
    EXPECT_EQ(seen.size(), 1000U);
    EXPECT_EQ(from_base64url(*seen.begin())->size(), 32U);
}

TEST(random, every_base36_character_is_equally_likely) {
    counting_random random;
    std::map<char, int> seen;
    // 252 of each 256 bytes count, seven for each character.
    for (const char c : make_base36(random, std::size_t{252} * 8)) ++seen[c];
    EXPECT_EQ(seen.size(), 36U);
    for (const auto& [c, count] : seen) EXPECT_EQ(count, 56) << c;
}

TEST(random, base36_has_the_length_asked_for) {
    system_random random;
    EXPECT_EQ(make_base36(random, 0), "");
    EXPECT_EQ(make_base36(random, 8).size(), 8U);
    EXPECT_EQ(make_base36(random, 100).size(), 100U);
}

TEST(random, ids_are_uuids_of_version_7_in_order_of_time) {
    system_random random;
    const auto earlier = make_uuid(random, some_day);
    const auto later = make_uuid(random, {some_day.microseconds + 1000});
    EXPECT_TRUE(is_uuid_v7(earlier));
    EXPECT_LT(earlier, later);
    using some_id = id<struct some_kind>;
    EXPECT_TRUE(is_uuid_v7(make_id<some_id>(random, some_day).value));
}

TEST(random, the_system_fills_every_byte) {
    system_random random;
    std::array<bool, 64> was_set{};
    for (int i = 0; i < 100; ++i) {
        std::array<std::uint8_t, 64> bytes{};
        random.fill(bytes);
        for (std::size_t at = 0; at < bytes.size(); ++at)
            was_set[at] = was_set[at] || bytes[at] != 0;
    }
    EXPECT_TRUE(std::ranges::all_of(was_set, [](bool each) { return each; }));
}

} // namespace lacewing::crypto
