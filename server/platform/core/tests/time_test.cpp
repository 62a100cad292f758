#include "platform/core/time.hpp"

#include <gtest/gtest.h>

#include <array>

namespace lacewing {
namespace {

TEST(time, is_printed_in_utc_with_microseconds) {
    EXPECT_EQ(to_rfc3339({0}), "1970-01-01T00:00:00.000000Z");
    EXPECT_EQ(to_rfc3339({1'795'253'400'000'001}), "2026-11-21T09:30:00.000001Z");
    EXPECT_EQ(to_rfc3339({-1}), "1969-12-31T23:59:59.999999Z");
}

TEST(time, reads_what_it_prints) {
    for (const std::int64_t each : std::array<std::int64_t, 4>{
             0, 951'827'696'123'456, -62'135'596'800'000'000, 1'795'253'400'000'001
         }) {
        EXPECT_EQ(parse_rfc3339(to_rfc3339({each})), timestamp{each});
    }
}

TEST(time, is_read_with_any_offset_and_fraction) {
    const timestamp half_past_nine{1'795'253'400'000'000};
    for (const auto* text :
         {"2026-11-21T09:30:00Z",
          "2026-11-21t09:30:00z",
          "2026-11-21T09:30:00.000000999Z",
          "2026-11-21T11:30:00+02:00",
          "2026-11-21T11:30:00+0200",
          "2026-11-20T23:30:00.0-10:00"}) {
        EXPECT_EQ(parse_rfc3339(text), half_past_nine) << text;
    }
    EXPECT_EQ(parse_rfc3339("2026-11-21T09:30:00.5Z")->microseconds % 1'000'000, 500'000);
}

TEST(time, a_leap_second_is_the_second_after_it) {
    EXPECT_EQ(parse_rfc3339("2016-12-31T23:59:60Z"), parse_rfc3339("2017-01-01T00:00:00Z"));
}

TEST(time, is_of_a_year_that_can_be_printed) {
    for (const auto* text : {"0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999999Z"}) {
        const auto read = parse_rfc3339(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(parse_rfc3339(to_rfc3339(*read)), read);
    }
    for (const auto* text :
         {"0000-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "9999-12-31T23:59:60Z"}) {
        EXPECT_EQ(parse_rfc3339(text), std::nullopt) << text;
    }
}

TEST(time, nonsense_is_no_moment) {
    for (const auto* text :
         {"",
          "2026-11-21",
          "2026-11-21T09:30:00",
          "2026-11-21 09:30:00Z",
          "2026-02-29T09:30:00Z",
          "2026-13-01T09:30:00Z",
          "2026-11-21T24:00:00Z",
          "2026-11-21T09:60:00Z",
          "2026-11-21T09:30:60Z",
          "2026-11-21T09:30:00.Z",
          "2026-11-21T09:30:00.1234567890Z",
          "2026-11-21T09:30:00+2:00",
          "2026-11-21T09:30:00+24:00",
          "2026-11-21T09:30:00Zx",
          "+026-11-21T09:30:00Z"}) {
        EXPECT_EQ(parse_rfc3339(text), std::nullopt) << text;
    }
}

TEST(time, a_manual_clock_moves_when_told) {
    manual_clock clock{{5}};
    clock.advance_s(2);
    EXPECT_EQ(clock.now(), timestamp{2'000'005});
}

TEST(time, the_system_clock_is_past_2025) {
    EXPECT_GT(system_clock{}.now(), parse_rfc3339("2025-01-01T00:00:00Z"));
}

} // namespace
} // namespace lacewing
