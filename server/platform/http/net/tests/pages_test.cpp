#include "platform/http/net/tests/running_server.hpp"

#include <gtest/gtest.h>

namespace lacewing::http::testing {

namespace {
constexpr std::string_view wants_page = "Accept: text/html\r\n";
}

TEST(pages, of_the_client_are_rendered_by_the_shell) {
    running_server server;
    raw_client client{server.port()};
    for (const auto* path : {"/auth", "/auth/", "/organizationDisplay/7", "/index.html"}) {
        const auto answer = client.ask(server.get(path, wants_page));
        EXPECT_EQ(answer.status, 200) << path;
        EXPECT_EQ(answer.headers.at("content-type"), "text/html; charset=utf-8");
        EXPECT_EQ(answer.headers.at("cache-control"), "no-cache");
        EXPECT_TRUE(answer.body.starts_with("<!doctype html><title>Lacewing"));
    }
}

TEST(pages, with_a_document_of_their_own_are_sent_as_that) {
    running_server server;
    raw_client client{server.port()};
    const auto answer = client.ask(server.get("/", wants_page));
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body, "<!doctype html><title>Start</title>");
    EXPECT_EQ(client.ask(server.get("/?from=mail", wants_page)).body, answer.body);
    EXPECT_TRUE(
        client.ask(server.get("/nowhere", wants_page)).body.find("Lacewing") != std::string::npos
    );
}

TEST(pages, tell_whom_to_write_to_about_a_weakness_where_somebody_is_named) {
    running_server server;
    raw_client client{server.port()};
    EXPECT_EQ(client.ask(server.get("/.well-known/security.txt")).status, 404);
    server.security_text = "Contact: mailto:security@example.org\n";
    const auto answer = client.ask(server.get("/.well-known/security.txt"));
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.headers.at("content-type"), "text/plain; charset=utf-8");
    EXPECT_EQ(answer.body, "Contact: mailto:security@example.org\n");
}

TEST(pages, that_do_not_exist_are_told_in_the_askers_form) {
    running_server server;
    raw_client client{server.port()};
    const auto seen = client.ask(server.get("/nowhere/at/all", wants_page));
    EXPECT_EQ(seen.status, 404);
    EXPECT_TRUE(seen.body.starts_with("<!doctype html>"));
    const auto data = client.ask(server.get("/nowhere/at/all"));
    EXPECT_EQ(data.status, 404);
    EXPECT_EQ(data.body, "404 Not Found");
    EXPECT_EQ(data.headers.at("content-type"), "text/plain; charset=utf-8");
}

TEST(pages, never_stand_in_for_a_file) {
    running_server server;
    raw_client client{server.port()};
    for (const auto* path : {"/assets/none.js", "/assets/", "/assets/%2e%2e%2fetc"}) {
        raw_client each{server.port()};
        EXPECT_EQ(each.ask(server.get(path, wants_page)).body.find("<!doctype"), std::string::npos)
            << path;
    }
    const auto robots = client.ask(server.get("/robots.txt", wants_page));
    EXPECT_TRUE(robots.headers.at("content-type").starts_with("text/plain"));
    EXPECT_NE(robots.body.find("Disallow: /api/"), std::string::npos);
}

TEST(pages, send_the_smallest_encoding_that_is_understood) {
    running_server server;
    raw_client client{server.port()};
    const auto ask = [&](const std::string& headers) {
        return client.ask(server.get("/assets/index-Bx1.js", headers));
    };
    EXPECT_EQ(
        ask("Accept-Encoding: gzip, deflate, br, zstd\r\n").headers.at("content-encoding"), "br"
    );
    EXPECT_EQ(ask("Accept-Encoding: gzip\r\n").headers.at("content-encoding"), "gzip");
    const auto plain = ask("");
    EXPECT_FALSE(plain.headers.contains("content-encoding"));
    EXPECT_TRUE(plain.body.starts_with("console.log"));
    EXPECT_EQ(plain.headers.at("cache-control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(plain.headers.at("vary"), "Accept-Encoding");
}

TEST(pages, that_did_not_change_are_not_sent_again) {
    running_server server;
    raw_client client{server.port()};
    const auto first = client.ask(server.get("/auth"));
    const auto again =
        client.ask(server.get("/auth", "If-None-Match: " + first.headers.at("etag") + "\r\n"));
    EXPECT_EQ(again.status, 304);
    EXPECT_TRUE(again.body.empty());
    const auto other = client.ask(server.get("/auth", "If-None-Match: \"other\"\r\n"));
    EXPECT_EQ(other.status, 200);
}

} // namespace lacewing::http::testing
