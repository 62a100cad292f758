#include "platform/http/net/tests/running_server.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace lacewing::http::testing {

namespace {

void expect_security_headers(const answer& from) {
    auto headers = from.headers;
    EXPECT_NE(headers["content-security-policy"].find("default-src 'none'"), std::string::npos);
    EXPECT_NE(headers["content-security-policy"].find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(headers["content-security-policy"].find("unsafe"), std::string::npos);
    EXPECT_EQ(headers["x-content-type-options"], "nosniff");
    EXPECT_EQ(headers["referrer-policy"], "no-referrer");
    EXPECT_EQ(headers["cross-origin-opener-policy"], "same-origin-allow-popups");
    EXPECT_EQ(headers["cross-origin-resource-policy"], "same-origin");
    EXPECT_TRUE(headers.contains("permissions-policy"));
    EXPECT_TRUE(headers.contains("x-request-id"));
    EXPECT_TRUE(headers.contains("date"));
}

} // namespace

TEST(serving, a_request_gets_the_answer_of_its_route) {
    running_server server;
    raw_client client{server.port()};
    const auto answer = client.ask(server.get("/api/v1/echo?say=hello+w%C3%B6rld"));
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body, "hello wörld");
    EXPECT_EQ(answer.headers.at("cache-control"), "no-store");
    EXPECT_TRUE(answer.headers.at("ratelimit").starts_with("\"client\";r="));
}

TEST(serving, every_answer_carries_the_security_headers) {
    running_server server;
    for (const auto* target :
         {"/",
          "/nothing",
          "/assets/none.js",
          "/api/v1/echo",
          "/api/v1/none",
          "/api/v1/fails",
          "/healthz",
          "/robots.txt",
          "/%00"}) {
        raw_client client{server.port()};
        expect_security_headers(client.ask(server.get(target)));
    }
    raw_client client{server.port()};
    expect_security_headers(client.ask("nonsense\r\n\r\n"));
}

TEST(serving, a_connection_is_kept_for_the_next_request) {
    running_server server;
    raw_client client{server.port()};
    for (int at = 0; at < 3; ++at) EXPECT_EQ(client.ask(server.get("/api/v1/things/7")).body, "7");
    EXPECT_EQ(client.ask(server.get("/api/v1/echo", "Connection: close\r\n")).status, 200);
    EXPECT_TRUE(client.is_closed());
}

TEST(serving, pipelined_requests_are_answered_in_order) {
    running_server server;
    raw_client client{server.port()};
    std::string all;
    for (int at = 0; at < 500; ++at) {
        all += at % 3 == 0
                   ? server.post(
                         "/api/v1/notes", std::to_string(at), "Content-Type: application/json\r\n"
                     )
                   : server.get("/api/v1/echo?say=" + std::to_string(at));
    }
    std::jthread sender{[&] { client.send(all); }};
    for (int at = 0; at < 500; ++at) EXPECT_EQ(client.read_answer().body, std::to_string(at));
    sender.join();
}

TEST(serving, a_request_may_come_byte_by_byte) {
    running_server server;
    raw_client client{server.port()};
    for (const char letter :
         server.post("/api/v1/notes", "[1]", "Content-Type: application/json\r\n")) {
        client.send({&letter, 1});
    }
    EXPECT_EQ(client.read_answer().body, "[1]");
}

TEST(serving, a_large_answer_arrives_whole) {
    running_server server;
    raw_client client{server.port(), 4096};
    EXPECT_EQ(client.ask(server.get("/api/v1/big")).body, std::string(2 << 20, 'x'));
    EXPECT_EQ(client.ask(server.get("/api/v1/echo")).status, 200);
}

TEST(serving, head_is_get_without_the_body) {
    running_server server;
    raw_client client{server.port()};
    client.send("HEAD /api/v1/echo?say=four HTTP/1.1\r\nHost: " + server.host() + "\r\n\r\n");
    const auto answer = client.read_answer(false);
    EXPECT_EQ(answer.headers.at("content-length"), "4");
    EXPECT_EQ(client.ask(server.get("/api/v1/echo")).body, "nothing");
}

TEST(serving, http_1_0_is_answered_and_closed) {
    running_server server;
    raw_client client{server.port()};
    EXPECT_EQ(client.ask("GET /healthz HTTP/1.0\r\n\r\n").body, "ok\n");
    EXPECT_TRUE(client.is_closed());
}

TEST(serving, unknown_things_are_told_apart) {
    running_server server;
    raw_client client{server.port()};
    const auto missing = client.ask(server.get("/api/v1/none"));
    EXPECT_EQ(missing.status, 404);
    EXPECT_EQ(missing.headers.at("content-type"), "application/problem+json");
    EXPECT_NE(missing.body.find(R"("code":"not_found")"), std::string::npos);
    EXPECT_NE(missing.body.find(missing.headers.at("x-request-id")), std::string::npos);
    EXPECT_EQ(client.ask(server.get("/api")).status, 404);
    const auto name = client.ask(server.get("/api/v1/echo?say=hello&order=up"));
    EXPECT_EQ(name.status, 400);
    EXPECT_NE(name.body.find(R"("code":"query_unknown")"), std::string::npos);
    EXPECT_NE(name.body.find(R"("pointer":"?order")"), std::string::npos);
    for (const auto* secret : {"access_token", "api_key", "key", "token"}) {
        const auto told = client.ask(server.get(std::string{"/api/v1/echo?"} + secret + "=abcd"));
        EXPECT_EQ(told.status, 401) << secret;
        EXPECT_NE(told.body.find(R"("code":"secret_in_address")"), std::string::npos);
        EXPECT_EQ(told.body.find("abcd"), std::string::npos);
    }

    const auto method =
        client.ask("PATCH /api/v1/notes HTTP/1.1\r\nHost: " + server.host() + "\r\n\r\n");
    EXPECT_EQ(method.status, 405);
    EXPECT_EQ(method.headers.at("allow"), "POST, DELETE");
    for (const auto* verb : {"OPTIONS", "TRACE", "PROPFIND", "get"}) {
        const auto refused = client.ask(
            std::string{verb} + " /api/v1/notes HTTP/1.1\r\nHost: " + server.host() + "\r\n\r\n"
        );
        EXPECT_EQ(refused.status, 405) << verb;
        EXPECT_EQ(refused.headers.at("allow"), "POST, DELETE");
    }
    EXPECT_EQ(client.ask("POST / HTTP/1.1\r\nHost: " + server.host() + "\r\n\r\n").status, 405);
}

TEST(serving, failures_tell_nothing_of_what_is_inside) {
    running_server server;
    raw_client client{server.port()};
    const auto failure = client.ask(server.get("/api/v1/fails"));
    EXPECT_EQ(failure.status, 500);
    EXPECT_EQ(failure.body.find("SELECT"), std::string::npos);
    const auto busy = client.ask(server.get("/api/v1/unavailable"));
    EXPECT_EQ(busy.status, 503);
    EXPECT_EQ(busy.headers.at("retry-after"), "1");
    EXPECT_EQ(busy.body.find("disk"), std::string::npos);
    EXPECT_EQ(client.ask(server.get("/api/v1/echo")).status, 200);
}

TEST(serving, a_foreign_host_is_refused_and_another_loopback_name_moves_pages) {
    running_server server;
    raw_client client{server.port()};
    const auto port = std::to_string(server.port());
    const auto ask = [&](const std::string& host, const std::string& target, const std::string& more
                     ) {
        return client.ask("GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n");
    };
    const auto foreign = ask("evil.test", "/api/v1/echo", "");
    EXPECT_EQ(foreign.status, 421);
    EXPECT_NE(foreign.body.find("unknown_host"), std::string::npos);
    EXPECT_EQ(ask("evil.test", "/", "Accept: text/html\r\n").status, 421);
    EXPECT_EQ(ask("evil.test", "/healthz", "").status, 200);
    const auto moved = ask("127.0.0.1:" + port, "/auth?x=1", "Accept: text/html\r\n");
    EXPECT_EQ(moved.status, 307);
    EXPECT_EQ(moved.headers.at("location"), "http://localhost:" + port + "/auth?x=1");
    EXPECT_EQ(ask("127.0.0.1:" + port, "/api/v1/echo", "Accept: text/html\r\n").status, 200);
    EXPECT_EQ(ask("127.0.0.1:" + port, "/assets/index-Bx1.js", "").status, 200);
}

TEST(serving, a_request_of_another_site_changes_nothing) {
    running_server server;
    raw_client client{server.port()};
    const std::string json = "Content-Type: application/json\r\nCookie: lacewing=1\r\n";
    EXPECT_EQ(client.ask(server.post("/api/v1/notes", "{}", json)).status, 403);
    EXPECT_EQ(
        client.ask(server.post("/api/v1/notes", "{}", json + "Sec-Fetch-Site: cross-site\r\n"))
            .status,
        403
    );
    EXPECT_EQ(
        client.ask(server.post("/api/v1/notes", "{}", json + "Sec-Fetch-Site: same-origin\r\n"))
            .status,
        201
    );
    EXPECT_EQ(
        client
            .ask(server.post(
                "/api/v1/notes", "{}", json + "Origin: http://" + server.host() + "\r\n"
            ))
            .status,
        201
    );
    for (const auto* type :
         {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"}) {
        const auto refused = client.ask(
            server.post("/api/v1/notes", "{}", "Content-Type: " + std::string{type} + "\r\n")
        );
        EXPECT_EQ(refused.status, 415) << type;
    }
    EXPECT_EQ(client.ask(server.post("/api/v1/notes", "{}")).status, 415);
}

TEST(serving, too_many_requests_are_told_when_to_come_back) {
    running_server server{{.requests_per_minute = 3}};
    raw_client client{server.port()};
    for (int at = 0; at < 3; ++at) {
        const std::string hop = "X-Forwarded-For: 1.1.1." + std::to_string(at) + "\r\n";
        EXPECT_EQ(client.ask(server.get("/api/v1/echo", hop)).status, 200);
    }
    const auto refused = client.ask(server.get("/api/v1/echo", "X-Forwarded-For: 2.2.2.2\r\n"));
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(refused.headers.at("retry-after"), "20");
    EXPECT_EQ(refused.headers.at("ratelimit"), "\"client\";r=0;t=60");
    EXPECT_EQ(client.ask(server.get("/")).status, 200);
}

TEST(serving, a_trusted_proxy_says_who_the_client_is) {
    running_server server{{.public_url = "https://app.test", .trusted_proxies = {"127.0.0.0/8"}}};
    raw_client client{server.port()};
    const auto answer = client.ask(
        "GET /api/v1/who HTTP/1.1\r\nHost: app.test\r\nX-Forwarded-For: 6.6.6.6, 203.0.113.9\r\n"
        "X-Forwarded-Proto: https\r\n\r\n"
    );
    EXPECT_EQ(answer.body, "203.0.113.9 secure");
    EXPECT_TRUE(answer.headers.contains("strict-transport-security"));
}

TEST(serving, figures_are_for_this_machine_or_the_bearer) {
    running_server server;
    raw_client client{server.port()};
    EXPECT_EQ(client.ask(server.get("/api/v1/echo")).status, 200);
    const auto figures = client.ask(server.get("/metrics"));
    EXPECT_NE(
        figures.body.find("lacewing_http_requests_total{class=\"2xx\"} 1"), std::string::npos
    );
    EXPECT_NE(figures.body.find("lacewing_http_connections 1"), std::string::npos);
    EXPECT_EQ(client.ask(server.get("/metrics", "X-Forwarded-For: 1.1.1.1\r\n")).status, 404);

    running_server closed{{.metrics_token = "t0ken"}};
    raw_client other{closed.port()};
    EXPECT_EQ(other.ask(closed.get("/metrics")).status, 404);
    EXPECT_EQ(other.ask(closed.get("/metrics?token=t0ken")).status, 404);
    EXPECT_EQ(other.ask(closed.get("/metrics", "Authorization: Bearer t0ken\r\n")).status, 200);
}

TEST(serving, the_operator_comes_through_a_file_of_his_own) {
    const auto path = ::testing::TempDir() + "lacewing-operator-" + std::to_string(::getpid());
    running_server server{{.operator_socket_path = path}};
    struct stat facts{};
    ASSERT_EQ(::stat(path.c_str(), &facts), 0);
    EXPECT_EQ(facts.st_mode & 0777U, 0600U);
    raw_client operator_client{path};
    EXPECT_EQ(
        operator_client.ask("GET /operator/who HTTP/1.1\r\nHost: lacewing\r\nCookie: a=b\r\n\r\n")
            .body,
        "127.0.0.1 operator"
    );
    EXPECT_EQ(
        operator_client.ask("GET /api/v1/echo HTTP/1.1\r\nHost: lacewing\r\n\r\n").status, 404
    );
    raw_client client{server.port()};
    EXPECT_NE(client.ask(server.get("/operator/who")).body, "127.0.0.1 operator");
    EXPECT_THROW(running_server{{.operator_socket_path = path}}, std::runtime_error);
}

TEST(serving, a_second_server_on_the_port_is_refused_in_plain_words) {
    running_server first;
    const router routes;
    server second{{.port = first.port()}, routes, routes, {}, {}};
    try {
        second.start();
        FAIL() << "the port was shared";
    } catch (const std::runtime_error& refused) {
        EXPECT_NE(std::string{refused.what()}.find("in use already"), std::string::npos);
    }
}

} // namespace lacewing::http::testing
