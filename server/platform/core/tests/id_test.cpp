#include "platform/core/id.hpp"

#include <gtest/gtest.h>

namespace lacewing {
namespace {

// RFC 9562, appendix A.6.
constexpr std::string_view example = "017f22e2-79b0-7cc3-98c4-dc0c0c07398f";

TEST(id, is_read_in_either_case_and_printed_in_lower_case) {
    const auto read = parse_uuid("017F22E2-79B0-7CC3-98C4-DC0C0C07398F");
    ASSERT_TRUE(read);
    EXPECT_EQ(to_string(*read), example);
}

TEST(id, other_texts_are_no_ids) {
    for (const auto* text :
         {"",
          "017f22e2-79b0-7cc3-98c4-dc0c0c07398",
          "017f22e2-79b0-7cc3-98c4-dc0c0c07398f0",
          "017f22e279b07cc398c4dc0c0c07398f0000",
          "017f22e2-79b0-7cc3-98c4-dc0c0c07398g",
          "{17f22e2-79b0-7cc3-98c4-dc0c0c07398}",
          "017f22e2_79b0_7cc3_98c4_dc0c0c07398f"}) {
        EXPECT_FALSE(parse_uuid(text)) << text;
    }
}

TEST(id, a_version_7_carries_milliseconds_version_and_variant) {
    std::array<std::uint8_t, 10> randomness{};
    randomness.fill(0xff);
    const auto made = make_uuid_v7({1'645'557'742'000'999}, randomness);
    EXPECT_EQ(to_string(made), "017f22e2-79b0-7fff-bfff-ffffffffffff");
    EXPECT_TRUE(is_uuid_v7(made));
    EXPECT_FALSE(is_uuid_v7({}));
    EXPECT_FALSE(is_uuid_v7(*parse_uuid("017f22e2-79b0-4cc3-98c4-dc0c0c07398f")));
    EXPECT_FALSE(is_uuid_v7(*parse_uuid("017f22e2-79b0-7cc3-18c4-dc0c0c07398f")));
}

TEST(id, version_7_ids_sort_by_time) {
    const std::array<std::uint8_t, 10> high{255, 255, 255, 255, 255, 255, 255, 255, 255, 255};
    const std::array<std::uint8_t, 10> low{};
    EXPECT_LT(make_uuid_v7({1'000}, high), make_uuid_v7({2'000}, low));
}

} // namespace
} // namespace lacewing
