#include "platform/core/zone.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>

namespace lacewing {
namespace {

zone berlin() {
    return *zone::find("Europe/Berlin");
}

std::string moment_of(const zone& in, std::chrono::local_days day, std::chrono::minutes time) {
    return to_rfc3339(in.to_moment(local_moment{day} + time)).substr(0, 16);
}

constexpr std::chrono::local_days day(int year, unsigned month, unsigned of_month) {
    return std::chrono::local_days{
        std::chrono::year{year} / static_cast<int>(month) / static_cast<int>(of_month)
    };
}

using namespace std::chrono_literals;

TEST(zone, is_found_by_its_iana_name) {
    EXPECT_TRUE(zone::find("UTC"));
    EXPECT_TRUE(zone::find("Europe/Berlin"));
    EXPECT_TRUE(zone::find("America/Argentina/Buenos_Aires"));
}

TEST(zone, of_an_unknown_name_is_not_found) {
    for (const char* name :
         {"", "Berlin", "Europe/Nowhere", "GMT+7:13", "Etc/Unknown", "\xff", "'"}) {
        EXPECT_FALSE(zone::find(name)) << name;
    }
    EXPECT_FALSE(zone::find(std::string(5'000, 'a')));
}

TEST(zone, shows_its_own_time) {
    const auto noon = *parse_rfc3339("2026-07-01T12:00:00Z");
    EXPECT_EQ(zone::find("UTC")->to_local(noon), local_moment{day(2026, 7, 1)} + 12h);
    EXPECT_EQ(berlin().to_local(noon), local_moment{day(2026, 7, 1)} + 14h);
    EXPECT_EQ(
        zone::find("Asia/Kolkata")->to_local(noon), local_moment{day(2026, 7, 1)} + 17h + 30min
    );
}

TEST(zone, keeps_microseconds_before_and_after_1970) {
    for (const std::int64_t at : {-1LL, 1LL, -86'400'000'001LL, 1'790'000'000'123'456LL}) {
        EXPECT_EQ(berlin().to_moment(berlin().to_local({at})), timestamp{at});
    }
}

TEST(zone, a_day_of_spring_has_23_hours_and_one_of_autumn_25) {
    const auto in = berlin();
    EXPECT_EQ(moment_of(in, day(2026, 3, 29), 0h), "2026-03-28T23:00");
    EXPECT_EQ(moment_of(in, day(2026, 3, 30), 0h), "2026-03-29T22:00");
    EXPECT_EQ(moment_of(in, day(2026, 10, 25), 0h), "2026-10-24T22:00");
    EXPECT_EQ(moment_of(in, day(2026, 10, 26), 0h), "2026-10-25T23:00");
}

TEST(zone, a_time_that_is_leapt_over_counts_on_from_before_the_leap) {
    EXPECT_EQ(moment_of(berlin(), day(2026, 3, 29), 2h + 30min), "2026-03-29T01:30");
}

TEST(zone, a_time_that_comes_twice_is_the_first_one) {
    EXPECT_EQ(moment_of(berlin(), day(2026, 10, 25), 2h + 30min), "2026-10-25T00:30");
}

TEST(zone, a_day_without_midnight_begins_with_its_first_moment) {
    // Clocks went from 23:59 to 01:00.
    EXPECT_EQ(
        moment_of(*zone::find("America/Sao_Paulo"), day(2018, 11, 4), 0h), "2018-11-04T03:00"
    );
}

} // namespace
} // namespace lacewing
