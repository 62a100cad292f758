#include "openid/addresses.hpp"
#include "openid/flow_secrets.hpp"
#include "openid/outgoing.hpp"

#include <gtest/gtest.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string>

namespace lacewing::openid {

namespace {

bool is_public(const std::string& text) {
    sockaddr_in6 v6{};
    v6.sin6_family = AF_INET6;
    if (::inet_pton(AF_INET6, text.c_str(), &v6.sin6_addr) == 1) {
        return is_public_address(reinterpret_cast<const sockaddr&>(v6));
    }
    sockaddr_in v4{};
    v4.sin_family = AF_INET;
    EXPECT_EQ(::inet_pton(AF_INET, text.c_str(), &v4.sin_addr), 1) << text;
    return is_public_address(reinterpret_cast<const sockaddr&>(v4));
}

} // namespace

TEST(an_address, of_a_private_or_special_range_is_not_public) {
    for (const std::string each :
         {"127.0.0.1",
          "0.0.0.0",
          "10.1.2.3",
          "172.16.0.1",
          "172.31.255.255",
          "192.168.1.1",
          "169.254.169.254",
          "100.64.0.1",
          "192.0.2.1",
          "198.18.0.1",
          "198.51.100.1",
          "203.0.113.1",
          "224.0.0.1",
          "240.0.0.1",
          "255.255.255.255",
          "::1",
          "::",
          "fe80::1",
          "fc00::1",
          "ff02::1",
          "::ffff:127.0.0.1",
          "64:ff9b::7f00:1",
          "2001:db8::1",
          "2002:7f00:1::",
          "2001::1"}) {
        EXPECT_FALSE(is_public(each)) << each;
    }
    for (const std::string each :
         {"8.8.8.8", "142.250.74.110", "172.32.0.1", "100.128.0.1", "2a00:1450:4001:80b::200e"}) {
        EXPECT_TRUE(is_public(each)) << each;
    }
}

TEST(an_origin, is_read_as_the_request_will_read_it) {
    EXPECT_EQ(origin_of("https://Id.Example/a"), (origin{"https", "id.example", "443"}));
    EXPECT_EQ(origin_of("http://127.0.0.1:8080/"), (origin{"http", "127.0.0.1", "8080"}));
    for (const std::string each :
         {"file:///etc/passwd",
          "ftp://id.example",
          "https://user@id.example",
          "https://",
          "nothing",
          "javascript:alert(1)",
          "https://a b"}) {
        EXPECT_FALSE(origin_of(each).has_value()) << each;
    }
    EXPECT_TRUE(is_loopback(*origin_of("http://[::1]:1/")));
    EXPECT_TRUE(is_loopback(*origin_of("http://localhost:1/")));
    EXPECT_FALSE(is_loopback(*origin_of("http://127.0.0.1.evil.example/")));
}

TEST(a_path_to_go_to, is_one_of_this_application) {
    EXPECT_EQ(own_path("/organizations?tab=1"), "/organizations?tab=1");
    for (const std::string each :
         {"", "//evil", "/\\evil", "https://evil", "evil", "/a\nb", "javascript:alert(1)"}) {
        EXPECT_EQ(own_path(each), "") << each;
    }
}

TEST(the_secrets_of_a_flow, follow_from_browser_and_state_together) {
    const auto one = secrets_of("browser", "state");
    EXPECT_EQ(one.verifier.size(), 43U);
    EXPECT_EQ(one.verifier, secrets_of("browser", "state").verifier);
    EXPECT_NE(one.verifier, one.nonce);
    EXPECT_NE(one.verifier, secrets_of("another", "state").verifier);
    EXPECT_NE(one.nonce, secrets_of("browser", "other").nonce);
}

} // namespace lacewing::openid
