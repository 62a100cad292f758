#include "platform/http/wire/host.hpp"

#include <gtest/gtest.h>

namespace lacewing::http::wire {

TEST(address, is_the_same_in_both_families) {
    EXPECT_EQ(parse_address("127.0.0.1"), parse_address("::ffff:127.0.0.1"));
    EXPECT_EQ(to_string(*parse_address("::ffff:192.0.2.1")), "192.0.2.1");
    EXPECT_EQ(to_string(*parse_address("[2001:DB8::1]")), "2001:db8::1");
    for (const auto* bad :
         {"", "localhost", "127.1", "2130706433", "0x7f.1", "1.2.3.4.5", "::1%lo"}) {
        EXPECT_FALSE(parse_address(bad)) << bad;
    }
}

TEST(address, of_version_6_counts_by_its_network) {
    EXPECT_EQ(
        parse_address("2001:db8:0:1::1")->network(), parse_address("2001:db8:0:1::2")->network()
    );
    EXPECT_NE(
        parse_address("2001:db8:0:1::1")->network(), parse_address("2001:db8:0:2::1")->network()
    );
    EXPECT_NE(parse_address("192.0.2.1")->network(), parse_address("192.0.2.2")->network());
}

TEST(address_range, holds_its_addresses_and_no_others) {
    const auto ten = parse_address_range("10.0.0.0/8");
    ASSERT_TRUE(ten);
    EXPECT_TRUE(ten->contains(*parse_address("10.255.1.2")));
    EXPECT_FALSE(ten->contains(*parse_address("11.0.0.1")));
    EXPECT_FALSE(ten->contains(*parse_address("::1")));
    const auto odd = parse_address_range("192.0.2.128/25");
    EXPECT_TRUE(odd->contains(*parse_address("192.0.2.129")));
    EXPECT_FALSE(odd->contains(*parse_address("192.0.2.127")));
    EXPECT_TRUE(parse_address_range("::1")->contains(*parse_address("::1")));
    for (const auto* bad :
         {"10.0.0.0/33", "10.0.0.0/", "10.0.0.0/x", "10.0.0.0/-1", "x/8", "::/129"}) {
        EXPECT_FALSE(parse_address_range(bad)) << bad;
    }
}

TEST(host, has_no_empty_label_but_the_root) {
    for (const auto* good : {"a", "a.b", "a.b.:80", "[::1]:8080"}) {
        EXPECT_TRUE(is_valid_host(good)) << good;
    }
    for (const auto* bad : {"", ".", "..", ".a", "a..", "a..b:80", ":80"}) {
        EXPECT_FALSE(is_valid_host(bad)) << bad;
    }
}

TEST(authority, is_compared_by_name_and_port) {
    EXPECT_EQ(
        parse_authority("Bugs.Example.org", 443), parse_authority("bugs.example.org:443", 80)
    );
    EXPECT_EQ(parse_authority("a.", 80), parse_authority("a", 80));
    EXPECT_TRUE(parse_authority("app.localhost:1", 80).is_loopback());
    EXPECT_TRUE(parse_authority("[::1]:1", 80).is_loopback());
    EXPECT_TRUE(parse_authority("127.9.9.9", 80).is_loopback());
    EXPECT_FALSE(parse_authority("localhost.evil.test", 80).is_loopback());
}

TEST(origin, is_read_exactly) {
    EXPECT_EQ(parse_origin("https://a")->text(), "https://a");
    EXPECT_EQ(parse_origin("https://A:443")->text(), "https://a");
    EXPECT_EQ(parse_origin("http://[::1]:8080")->text(), "http://[::1]:8080");
    EXPECT_NE(parse_origin("http://a"), parse_origin("https://a"));
    for (const auto* bad :
         {"null", "", "a", "https://", "https://a/", "https://u@a", "https://a:x", "HTTPS://a"}) {
        EXPECT_FALSE(parse_origin(bad)) << bad;
    }
}

} // namespace lacewing::http::wire
