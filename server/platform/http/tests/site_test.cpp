#include "platform/http/site.hpp"

#include <gtest/gtest.h>

namespace lacewing::http {

namespace {

site public_site() {
    return {
        .public_origin = wire::parse_origin("https://app.test"),
        .listening = *wire::parse_address("192.0.2.1"),
        .trusted_proxies = {*wire::parse_address_range("10.0.0.0/8")}
    };
}
site local_site() {
    return {
        .public_origin = wire::parse_origin("http://localhost:8080"),
        .listening = *wire::parse_address("127.0.0.1"),
        .trusted_proxies = {}
    };
}

request with(std::vector<header> headers, method verb = method::post) {
    request of;
    of.verb = verb;
    of.headers = std::move(headers);
    return of;
}

bool is_allowed(std::vector<header> headers, method verb = method::post) {
    headers.push_back({"Host", "app.test"});
    return !check_same_site(public_site(), with(std::move(headers), verb));
}

std::string client_of(const site& at, const char* peer, std::vector<header> headers) {
    auto of = with(std::move(headers));
    note_client(at, *wire::parse_address(peer), false, of);
    return of.client_address + (of.is_secure ? " secure" : "");
}

} // namespace

TEST(same_site, is_proved_by_fetch_metadata_or_else_by_the_origin) {
    const header cookie{"Cookie", "lacewing=1"};
    EXPECT_TRUE(is_allowed({cookie, {"Sec-Fetch-Site", "same-origin"}}));
    for (const auto* other : {"cross-site", "same-site", "none", "", "Same-Origin"}) {
        EXPECT_FALSE(is_allowed({cookie, {"Sec-Fetch-Site", other}})) << other;
        EXPECT_FALSE(is_allowed({cookie, {"Sec-Fetch-Site", other}, {"Origin", "https://app.test"}})
        );
    }
    EXPECT_TRUE(is_allowed({cookie, {"Origin", "https://app.test"}}));
    for (const auto* other :
         {"null",
          "https://evil.test",
          "http://app.test",
          "https://app.test:444",
          "https://app.test.evil.test",
          "https://evilapp.test",
          ""}) {
        EXPECT_FALSE(is_allowed({cookie, {"Origin", other}})) << other;
    }
    EXPECT_FALSE(is_allowed({cookie}));
    for (const auto verb : {method::put, method::patch, method::delete_}) {
        EXPECT_FALSE(is_allowed({cookie}, verb));
    }
}

TEST(same_site, is_not_asked_for_reading_or_of_programs) {
    EXPECT_TRUE(is_allowed({{"Cookie", "a=b"}, {"Sec-Fetch-Site", "cross-site"}}, method::get));
    EXPECT_TRUE(is_allowed({}));
    EXPECT_TRUE(is_allowed({{"Authorization", "Bearer x"}}));
    EXPECT_TRUE(is_allowed({{"Authorization", "Bearer x"}, {"Origin", "https://evil.test"}}));
}

TEST(same_site, is_asked_of_a_page_that_names_itself_without_cookies_too) {
    EXPECT_FALSE(is_allowed({{"Sec-Fetch-Site", "cross-site"}}));
    EXPECT_FALSE(is_allowed({{"Origin", "https://evil.test"}}));
    EXPECT_TRUE(is_allowed({{"Sec-Fetch-Site", "same-origin"}}));
    EXPECT_TRUE(is_allowed({{"Origin", "https://app.test"}}));
}

TEST(same_site, of_a_socket_is_proved_by_the_origin_alone) {
    const auto is_open = [](std::vector<header> headers) {
        return !check_socket_origin(public_site(), with(std::move(headers), method::get));
    };
    EXPECT_TRUE(is_open({{"Origin", "https://app.test"}, {"Cookie", "a=b"}}));
    EXPECT_TRUE(is_open({{"Authorization", "Bearer x"}}));
    EXPECT_FALSE(is_open({{"Cookie", "a=b"}}));
    EXPECT_FALSE(is_open({{"Origin", "https://evil.test"}}));
}

TEST(host, must_be_one_of_ours) {
    const auto judge = [](const site& at, const char* host) {
        return judge_host(at, with({{"Host", host}}));
    };
    const auto at = public_site();
    EXPECT_EQ(judge(at, "app.test"), host_verdict::ours);
    EXPECT_EQ(judge(at, "APP.test:443"), host_verdict::ours);
    EXPECT_EQ(judge(at, "192.0.2.1"), host_verdict::ours);
    EXPECT_EQ(judge(at, "localhost:8080"), host_verdict::ours);
    for (const auto* foreign : {"evil.test", "app.test:8443", "app.test.evil.test", "192.0.2.2"}) {
        EXPECT_EQ(judge(at, foreign), host_verdict::unknown) << foreign;
    }
    EXPECT_EQ(judge(local_site(), "localhost:8080"), host_verdict::ours);
    EXPECT_EQ(judge(local_site(), "127.0.0.1:8080"), host_verdict::other_loopback_name);
    EXPECT_EQ(judge(local_site(), "rebound.evil.test:8080"), host_verdict::unknown);
}

TEST(client, is_the_peer_unless_a_trusted_proxy_speaks) {
    const auto at = public_site();
    const header hops{"X-Forwarded-For", "1.1.1.1, 203.0.113.9, 10.0.0.7"};
    EXPECT_EQ(
        client_of(at, "198.51.100.1", {hops, {"X-Forwarded-Proto", "https"}}), "198.51.100.1"
    );
    EXPECT_EQ(
        client_of(at, "10.0.0.1", {hops, {"X-Forwarded-Proto", "https"}}), "203.0.113.9 secure"
    );
    EXPECT_EQ(client_of(at, "10.0.0.1", {{"X-Forwarded-For", "2001:db8::1"}}), "2001:db8::1");
    EXPECT_EQ(
        client_of(at, "10.0.0.1", {{"X-Forwarded-For", "203.0.113.9, nonsense"}}), "10.0.0.1"
    );
    EXPECT_EQ(
        client_of(at, "10.0.0.1", {{"X-Real-IP", "1.1.1.1"}, {"Forwarded", "for=1.1.1.1"}}),
        "10.0.0.1"
    );
    EXPECT_EQ(client_of(local_site(), "127.0.0.1", {hops}), "127.0.0.1");
}

TEST(navigation, is_told_from_a_script_that_asks_for_data) {
    EXPECT_TRUE(is_navigation(with({{"Accept", "text/html,application/xhtml+xml"}}, method::get)));
    EXPECT_FALSE(is_navigation(with({{"Accept", "*/*"}}, method::get)));
    EXPECT_FALSE(
        is_navigation(with({{"Accept", "text/html"}, {"Sec-Fetch-Mode", "cors"}}, method::get))
    );
}

} // namespace lacewing::http
