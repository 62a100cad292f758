#include "platform/http/net/tests/running_server.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lacewing::http::testing {

TEST(guard, ambiguous_requests_are_refused_and_what_follows_is_not_read) {
    running_server server;
    const auto host = "Host: " + server.host() + "\r\n";
    const auto smuggled = server.get("/api/v1/echo?say=smuggled");
    const std::vector<std::pair<std::string, int>> shapes{
        {"POST /api/v1/notes HTTP/1.1\r\n" + host +
             "Transfer-Encoding: gzip\r\nContent-Length: 5\r\n\r\n",
         400},
        {"POST /api/v1/notes HTTP/1.1\r\n" + host +
             "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
         400},
        {"POST /api/v1/notes HTTP/1.1\r\n" + host +
             "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
         400},
        {"POST /api/v1/notes HTTP/1.1\r\n" + host +
             "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
         400},
        {"POST /api/v1/notes HTTP/1.1\r\n" + host + "Content-Length: +5\r\n\r\nhello", 400},
        {"POST /api/v1/notes HTTP/1.1\r\n" + host + "Content-Length: 5,5\r\n\r\nhello", 400},
        {"POST /api/v1/notes HTTP/1.1\r\n" + host + "Content-Length: 0x5\r\n\r\nhello", 400},
        {"POST /api/v1/notes HTTP/1.1\r\n" + host + "Content-Length:  5 \r\n\r\nhello", 400},
        {"GET / HTTP/1.1\r\n\r\n", 400},
        {"GET / HTTP/1.1\r\n" + host + host + "\r\n", 400},
        {"GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400},
        {"GET / HTTP/1.1\r\nHost: a@b\r\n\r\n", 400},
        {"GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400},
        {"GET http://evil.test/ HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET /%00 HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET //etc/passwd HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET /assets/..%2f..%2f HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET /a/../b HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET /#x HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET /%ff HTTP/1.1\r\n" + host + "\r\n", 400},
        {"PRI * HTTP/2.0\r\n\r\n", 505},
        {"POST /api/v1/notes HTTP/1.1\r\n" + host +
             "Content-Type: application/json\r\nTransfer-Encoding: "
             "chunked\r\n\r\n5;x\r\nhello\r\n0\r\n\r\n",
         400},
        {"POST /api/v1/notes HTTP/1.1\r\n" + host +
             "Content-Encoding: gzip\r\nContent-Length: 1\r\n\r\nx",
         415},
    };
    for (const auto& [bytes, status] : shapes) {
        raw_client client{server.port()};
        const auto answer = client.ask(bytes + smuggled);
        EXPECT_EQ(answer.status, status) << bytes;
        EXPECT_EQ(answer.headers.at("connection"), "close") << bytes;
        EXPECT_EQ(answer.headers.at("content-type"), "application/problem+json");
        EXPECT_TRUE(client.is_closed()) << bytes;
    }
}

TEST(guard, requests_beyond_the_limits_are_refused_while_they_still_come) {
    running_server server;
    const auto host = "Host: " + server.host() + "\r\n";
    std::string many;
    for (int at = 0; at < 10'000; ++at) many += "X-" + std::to_string(at) + ": 1\r\n";
    const std::vector<std::pair<std::string, int>> shapes{
        {"GET / HTTP/1.1\r\n" + host + many + "\r\n", 431},
        {"GET / HTTP/1.1\r\n" + host + std::string(8192, 'n') + ": 1\r\n\r\n", 431},
        {"GET / HTTP/1.1\r\n" + host + "X: " + std::string(64 * 1024, 'v'), 431},
        {"GET /" + std::string(64 * 1024, 'a'), 414},
    };
    for (const auto& [bytes, status] : shapes) {
        raw_client client{server.port()};
        EXPECT_EQ(client.ask(bytes).status, status);
        EXPECT_TRUE(client.is_closed());
    }
}

TEST(guard, a_body_that_is_too_big_is_refused_before_it_comes) {
    running_server server;
    const std::string head = "POST /api/v1/notes HTTP/1.1\r\nHost: " + server.host() +
                             "\r\nContent-Type: application/json\r\n";
    raw_client sized{server.port()};
    EXPECT_EQ(sized.ask(head + "Content-Length: 1048577\r\n\r\n").status, 413);
    EXPECT_TRUE(sized.is_closed());
    raw_client chunked{server.port()};
    EXPECT_EQ(chunked.ask(head + "Transfer-Encoding: chunked\r\n\r\n100001\r\n").status, 413);
    raw_client many{server.port()};
    many.send(head + "Transfer-Encoding: chunked\r\n\r\n");
    const auto chunk = "8000\r\n" + std::string(0x8000, 'x') + "\r\n";
    for (int at = 0; at < 33; ++at) many.send(chunk);
    EXPECT_EQ(many.read_answer().status, 413);
    raw_client whole{server.port()};
    EXPECT_EQ(
        whole
            .ask(server.post(
                "/api/v1/notes", std::string(1 << 20, 'x'), "Content-Type: application/json\r\n"
            ))
            .body.size(),
        1U << 20U
    );
}

TEST(guard, an_endpoint_has_its_own_limit_and_type) {
    running_server server;
    raw_client client{server.port()};
    const auto put = [&](const std::string& body, const std::string& type) {
        return client
            .ask(
                "PUT /api/v1/upload HTTP/1.1\r\nHost: " + server.host() + "\r\nContent-Type: " +
                type + "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body
            )
            .status;
    };
    EXPECT_EQ(put("sixteen bytes !!", "image/png"), 201);
    EXPECT_EQ(put("sixteen bytes !!", "application/json"), 415);
    EXPECT_EQ(put("seventeen bytes !", "image/png"), 413);
}

TEST(guard, a_client_that_expects_it_is_told_to_continue_or_refused_at_once) {
    running_server server;
    raw_client client{server.port()};
    const auto head = [&](const std::string& type, std::size_t size) {
        return "POST /api/v1/notes HTTP/1.1\r\nHost: " + server.host() +
               "\r\nExpect: 100-continue\r\nContent-Type: " + type +
               "\r\nContent-Length: " + std::to_string(size) + "\r\n\r\n";
    };
    EXPECT_EQ(client.ask(head("application/json", 2)).status, 100);
    EXPECT_EQ(client.ask("{}").status, 201);
    EXPECT_EQ(client.ask(head("text/plain", 2)).status, 415);
    EXPECT_TRUE(client.is_closed());
}

TEST(guard, a_refused_request_leaves_the_connection_usable_where_its_end_is_known) {
    running_server server;
    raw_client client{server.port()};
    EXPECT_EQ(
        client.ask(server.post("/api/v1/notes", "text", "Content-Type: text/plain\r\n")).status, 415
    );
    EXPECT_EQ(
        client.ask(server.post("/api/v1/none", "{}", "Content-Type: application/json\r\n")).status,
        404
    );
    EXPECT_EQ(client.ask(server.get("/api/v1/echo")).status, 200);
}

TEST(guard, an_upgrade_to_http_2_is_not_taken) {
    running_server server;
    raw_client client{server.port()};
    const auto answer = client.ask(server.get(
        "/api/v1/echo",
        "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n"
    ));
    EXPECT_EQ(answer.status, 200);
    EXPECT_FALSE(answer.headers.contains("upgrade"));
}

} // namespace lacewing::http::testing
