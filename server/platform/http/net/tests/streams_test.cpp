#include "platform/http/net/tests/running_server.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <poll.h>
#include <thread>

namespace lacewing::http::testing {

namespace {

constexpr std::size_t mebibyte = 1 << 20;

std::string head_of(
    const running_server& server, std::string_view query, std::string_view headers
) {
    return fmt::format(
        "POST /api/v1/stream{} HTTP/1.1\r\nHost: {}\r\n{}\r\n", query, server.host(), headers
    );
}

std::string sized(const running_server& server, std::size_t bytes, std::string_view query = "") {
    return head_of(server, query, fmt::format("Content-Length: {}\r\n", bytes));
}

std::string chunk(std::size_t bytes) {
    return fmt::format("{:x}\r\n{}\r\n", bytes, std::string(bytes, 'c'));
}

/// The body of an answer in chunks.
std::string read_chunks(raw_client& from) {
    std::string body;
    while (true) {
        std::string line;
        while (!line.ends_with("\r\n")) {
            const auto next = from.read_bytes(1);
            if (next.empty()) return body + "<cut>";
            line += next;
        }
        const auto size = std::stoul(line, nullptr, 16);
        body += from.read_bytes(size);
        EXPECT_EQ(from.read_bytes(2), "\r\n");
        if (size == 0) return body;
    }
}

void wait_until(const auto& holds) {
    while (!holds()) std::this_thread::yield();
}

} // namespace

TEST(a_streamed_body, reaches_its_handler_whole_and_the_connection_goes_on) {
    running_server server;
    raw_client client{server.port()};
    for (const std::size_t size : {std::size_t{1}, std::size_t{70'000}, mebibyte}) {
        EXPECT_EQ(
            client.ask(sized(server, size) + std::string(size, 'x')).body, std::to_string(size)
        );
    }
    EXPECT_EQ(client.ask(sized(server, 0)).body, "0");
    EXPECT_EQ(client.ask(server.get("/api/v1/echo?say=next")).body, "next");
    EXPECT_EQ(server.streams_whole(), 4);
}

TEST(a_streamed_body, may_come_byte_by_byte_and_be_followed_by_the_next_request) {
    running_server server;
    raw_client client{server.port()};
    const auto all = sized(server, 5) + "hello" + server.get("/api/v1/echo?say=then");
    for (const char each : all) client.send({&each, 1});
    EXPECT_EQ(client.read_answer().body, "5");
    EXPECT_EQ(client.read_answer().body, "then");
}

TEST(a_streamed_body, may_be_chunked_without_a_length) {
    running_server server;
    raw_client client{server.port()};
    const auto head = head_of(server, "", "Transfer-Encoding: chunked\r\n");
    client.send(head + chunk(100'000) + chunk(7) + "0\r\n\r\n");
    EXPECT_EQ(client.read_answer().body, "100007");
    client.send(head + "0\r\n\r\n");
    EXPECT_EQ(client.read_answer().body, "0");
}

TEST(a_streamed_body, that_declares_too_much_is_refused_before_it_comes) {
    running_server server;
    raw_client client{server.port()};
    EXPECT_EQ(client.ask(sized(server, mebibyte + 1)).status, 413);
    EXPECT_TRUE(client.is_closed());
    EXPECT_EQ(server.streamed_bytes(), 0U);
}

TEST(a_streamed_body, in_chunks_is_counted_and_cut_at_the_limit) {
    running_server server;
    raw_client client{server.port()};
    client.send(
        head_of(server, "", "Transfer-Encoding: chunked\r\n") + chunk(mebibyte) + "1\r\nx\r\n"
    );
    EXPECT_EQ(client.read_answer().status, 413);
    EXPECT_TRUE(client.is_closed());
    wait_until([&] { return server.streams_cut() == 1; });
    EXPECT_EQ(server.streams_whole(), 0);
}

TEST(a_streamed_body, with_malformed_chunks_is_refused) {
    running_server server;
    raw_client client{server.port()};
    client.send(
        head_of(server, "", "Transfer-Encoding: chunked\r\n") + "5;x=1\r\nhello\r\n0\r\n\r\n"
    );
    EXPECT_EQ(client.read_answer().status, 400);
    EXPECT_TRUE(client.is_closed());
}

TEST(a_streamed_body, is_not_read_where_the_handler_refuses_first) {
    running_server server;
    raw_client client{server.port()};
    const auto answer = client.ask(sized(server, mebibyte, "?refuse"));
    EXPECT_EQ(answer.status, 404);
    EXPECT_EQ(answer.headers.at("connection"), "close");
    EXPECT_EQ(server.streamed_bytes(), 0U);
    raw_client asking{server.port()};
    const auto refused =
        asking.ask(head_of(server, "?refuse", "Content-Length: 10\r\nExpect: 100-continue\r\n"));
    EXPECT_EQ(refused.status, 404);
}

TEST(a_streamed_body, is_asked_for_where_the_client_waits_to_be_asked) {
    running_server server;
    raw_client client{server.port()};
    client.send(head_of(server, "", "Content-Length: 5\r\nExpect: 100-continue\r\n"));
    EXPECT_EQ(client.read_bytes(25), "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("hello");
    EXPECT_EQ(client.read_answer().body, "5");
}

TEST(a_streamed_body, that_is_not_read_to_its_end_closes_the_connection) {
    running_server server;
    raw_client client{server.port()};
    client.send(sized(server, mebibyte, "?first") + "begun");
    const auto answer = client.read_answer();
    EXPECT_EQ(answer.body, "enough");
    EXPECT_EQ(answer.headers.at("connection"), "close");
}

TEST(a_streamed_body, cut_at_any_point_ends_its_handler) {
    running_server server;
    int cut = 0;
    for (const auto share : {0U, 1U, 50U, 99U}) {
        {
            raw_client client{server.port()};
            client.send(sized(server, mebibyte) + std::string(mebibyte * share / 100, 'x'));
        }
        ++cut;
        wait_until([&] { return server.streams_cut() == cut; });
    }
    EXPECT_EQ(server.streams_whole(), 0);
}

TEST(a_streamed_body, that_comes_too_slowly_is_cut) {
    running_server server{quick_settings()};
    raw_client client{server.port()};
    client.send(sized(server, 1000) + "x");
    EXPECT_EQ(client.read_answer().status, 408);
    EXPECT_TRUE(client.is_closed());
    wait_until([&] { return server.streams_cut() == 1; });
}

TEST(a_streamed_body, waits_in_the_network_while_its_handler_works) {
    auto settings = quick_settings();
    settings.loops = 1;
    settings.wait.handler_ms = 60'000;
    running_server server{settings};
    raw_client client{server.port()};
    client.send(sized(server, 300'000, "?gate") + std::string(100, 'x'));
    wait_until([&] { return server.waiting() == 1; });
    const auto begun = server.streamed_bytes();
    // The rest fits into the system's buffers or waits for room in them, and the handler's own
    // slowness is not the client's.
    std::jthread sender{[&] { client.send(std::string(299'900, 'x')); }};
    raw_client other{server.port()};
    for (int at = 0; at < 50; ++at) EXPECT_EQ(other.ask(server.get("/api/v1/echo")).status, 200);
    pollfd answered{.fd = client.descriptor(), .events = POLLIN, .revents = 0};
    EXPECT_EQ(::poll(&answered, 1, 100), 0);
    EXPECT_EQ(server.streamed_bytes(), begun);
    while (server.streams_whole() == 0) server.release();
    EXPECT_EQ(client.read_answer().body, "300000");
}

TEST(a_streamed_body, whose_handler_takes_too_long_is_given_up) {
    running_server server{quick_settings()};
    raw_client client{server.port()};
    client.send(sized(server, 1000, "?gate") + std::string(100, 'x'));
    EXPECT_EQ(client.read_answer().status, 503);
    EXPECT_TRUE(client.is_closed());
    server.release();
    wait_until([&] { return server.streams_cut() == 1; });
}

TEST(a_streamed_body, ends_with_the_server) {
    running_server server{quick_settings()};
    raw_client client{server.port()};
    client.send(sized(server, mebibyte, "?gate") + "x");
    wait_until([&] { return server.waiting() == 1; });
    server.stop();
    EXPECT_EQ(server.streams_whole(), 0);
}

TEST(a_streamed_answer, comes_whole_and_the_connection_goes_on) {
    running_server server;
    raw_client client{server.port()};
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, 3 * mebibyte + 17}) {
        const auto answer = client.ask(server.get(fmt::format("/api/v1/pieces/{}", size)));
        EXPECT_EQ(answer.headers.at("content-length"), std::to_string(size));
        EXPECT_EQ(answer.body, std::string(size, 'p'));
    }
    EXPECT_EQ(client.ask(server.get("/api/v1/echo?say=next")).body, "next");
}

TEST(a_streamed_answer, tells_its_length_alone_to_head) {
    running_server server;
    raw_client client{server.port()};
    client.send(fmt::format("HEAD /api/v1/pieces/500 HTTP/1.1\r\nHost: {}\r\n\r\n", server.host()));
    const auto answer = client.read_answer(false);
    EXPECT_EQ(answer.headers.at("content-length"), "500");
    EXPECT_EQ(client.ask(server.get("/api/v1/echo?say=next")).body, "next");
}

TEST(a_streamed_answer, that_falls_short_of_its_length_is_cut) {
    running_server server;
    raw_client client{server.port()};
    client.send(server.get("/api/v1/pieces/100000?short"));
    const auto all = client.read_bytes(200'000);
    EXPECT_EQ(all.substr(all.find("\r\n\r\n") + 4), std::string(99'999, 'p'));
}

TEST(a_streamed_answer, of_unknown_length_comes_in_chunks_and_the_connection_goes_on) {
    running_server server;
    raw_client client{server.port()};
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{100'000}}) {
        const auto answer = client.ask(server.get(fmt::format("/api/v1/pieces/{}?chunked", size)));
        EXPECT_EQ(answer.headers.at("transfer-encoding"), "chunked");
        EXPECT_FALSE(answer.headers.contains("content-length"));
        EXPECT_EQ(read_chunks(client), std::string(size, 'p'));
    }
    EXPECT_EQ(client.ask(server.get("/api/v1/echo?say=next")).body, "next");
}

TEST(a_streamed_answer, of_unknown_length_reaches_an_old_client_to_the_end_of_the_connection) {
    running_server server;
    raw_client client{server.port()};
    client.send(
        "GET /api/v1/pieces/100000?chunked HTTP/1.0\r\nHost: " + server.host() + "\r\n\r\n"
    );
    const auto all = client.read_bytes(200'000);
    EXPECT_EQ(all.find("chunked"), std::string::npos);
    EXPECT_EQ(all.substr(all.find("\r\n\r\n") + 4), std::string(100'000, 'p'));
}

TEST(a_streamed_answer, in_chunks_that_fails_lacks_its_last_chunk) {
    running_server server;
    raw_client client{server.port()};
    client.send(server.get("/api/v1/pieces/10?chunked&fails"));
    const auto all = client.read_bytes(200'000);
    EXPECT_EQ(all.substr(all.find("\r\n\r\n") + 4), "5\r\nfirst\r\n");
}

TEST(a_streamed_answer, ends_where_its_reader_does_not_read) {
    running_server server{quick_settings()};
    raw_client client{server.port(), 4096};
    client.send(server.get("/api/v1/pieces/100000000"));
    EXPECT_EQ(client.read_bytes(15), "HTTP/1.1 200 OK");
    wait_until([&] {
        return raw_client{server.port()}
                   .ask(server.get("/metrics"))
                   .body.find("lacewing_http_connections 1\n") != std::string::npos;
    });
    std::size_t received = 0;
    while (!client.read_bytes(1024).empty()) received += 1024;
    EXPECT_LT(received, std::size_t{100'000'000});
}

} // namespace lacewing::http::testing
