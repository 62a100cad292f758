#include "platform/core/limits.hpp"
#include "platform/http/net/tests/running_server.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace lacewing::http::testing {

namespace {

std::string signed_in(const running_server& server) {
    return "Cookie: lacewing=1\r\nOrigin: http://" + server.host() + "\r\n";
}

raw_client& open(raw_client& client, const running_server& server) {
    EXPECT_EQ(client.ask(server.handshake(signed_in(server))).status, 101);
    return client;
}

} // namespace

TEST(socket, is_opened_by_the_standards_handshake) {
    running_server server;
    raw_client client{server.port()};
    const auto answer = client.ask(server.handshake(signed_in(server)));
    EXPECT_EQ(answer.status, 101);
    EXPECT_EQ(answer.headers.at("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    EXPECT_FALSE(answer.headers.contains("sec-websocket-extensions"));
}

TEST(socket, of_a_foreign_page_is_refused_before_the_upgrade) {
    running_server server;
    const auto port = std::to_string(server.port());
    for (const auto& origin :
         {"https://evil.test",
          "null",
          "https://app.test.evil.test",
          "http://evillocalhost",
          "http://localhost",
          "http://localhost:1"}) {
        raw_client client{server.port()};
        const auto answer = client.ask(
            server.handshake("Cookie: lacewing=1\r\nOrigin: " + std::string{origin} + "\r\n")
        );
        EXPECT_EQ(answer.status, 403) << origin;
    }
    raw_client twin{server.port()};
    EXPECT_EQ(
        twin.ask(
                server.handshake("Cookie: lacewing=1\r\nOrigin: https://localhost:" + port + "\r\n")
        )
            .status,
        403
    );
    raw_client without{server.port()};
    EXPECT_EQ(without.ask(server.handshake("Cookie: lacewing=1\r\n")).status, 403);
}

TEST(socket, needs_somebody_signed_in) {
    running_server server;
    raw_client nobody{server.port()};
    EXPECT_EQ(nobody.ask(server.handshake()).status, 401);
    raw_client expired{server.port()};
    EXPECT_EQ(
        expired
            .ask(server.handshake(
                "Cookie: lacewing=expired\r\nOrigin: http://" + server.host() + "\r\n"
            ))
            .status,
        401
    );
    EXPECT_EQ(expired.ask(server.get("/api/v1/echo")).status, 200);
}

TEST(socket, is_refused_where_the_handshake_is_not_one) {
    running_server server;
    raw_client client{server.port()};
    const std::string upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
    const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    const std::string version = "Sec-WebSocket-Version: 13\r\n";
    const std::vector<std::pair<std::string, int>> shapes{
        {server.get("/api/v1/live"), 426},
        {server.get("/api/v1/live", "Connection: Upgrade\r\nUpgrade: h2c\r\n"), 426},
        {server.get("/api/v1/live", upgrade + version), 400},
        {server.get("/api/v1/live", upgrade + version + "Sec-WebSocket-Key: short\r\n"), 400},
        {server.get("/api/v1/live", upgrade + key + "Sec-WebSocket-Version: 8\r\n"), 426},
        {server.get("/api/v1/live", upgrade + key), 426},
        {server.handshake(
             signed_in(server) + "Sec-WebSocket-Protocol: " + std::string(10'240, 'p') + "\r\n"
         ),
         400},
        {server.post("/api/v1/live", "", upgrade + key + version), 426},
        {"OPTIONS" + server.handshake(signed_in(server)).substr(3), 426},
    };
    for (const auto& [bytes, status] : shapes) {
        const auto answer = client.ask(bytes);
        EXPECT_EQ(answer.status, status) << bytes;
        EXPECT_EQ(answer.headers.at("sec-websocket-version"), "13");
    }
}

TEST(socket, carries_texts_both_ways) {
    running_server server;
    raw_client client{server.port()};
    open(client, server);
    client.send(
        client_frame("hello") + client_frame("fra", 0x01) + client_frame("ping", 0x89) +
        client_frame("gment", 0x80)
    );
    EXPECT_EQ(read_frame(client).payload, "hello");
    const auto pong = read_frame(client);
    EXPECT_EQ(pong.opcode, 10);
    EXPECT_EQ(pong.payload, "ping");
    EXPECT_EQ(read_frame(client).payload, "fragment");
    const std::string large(limits::socket_frame_bytes_max, 'x');
    client.send(client_frame(large));
    EXPECT_EQ(read_frame(client).payload, large);
}

TEST(socket, hears_frames_that_came_with_the_handshake) {
    running_server server;
    raw_client client{server.port()};
    client.send(server.handshake(signed_in(server)) + client_frame("early"));
    EXPECT_EQ(client.read_answer().status, 101);
    EXPECT_EQ(read_frame(client).payload, "early");
}

TEST(socket, is_closed_with_a_code_where_the_peer_breaks_the_rules) {
    running_server server;
    const std::vector<std::pair<std::string, int>> shapes{
        {"\x81\x05hello", 1002},
        {client_frame("x", 0xc1), 1002},
        {client_frame("x", 0x82), 1003},
        {client_frame("\xff"), 1007},
        {client_frame(std::string(limits::socket_frame_bytes_max + 1, 'x')), 1009},
        {client_frame("\x03\xe8", 0x88), 1000},
        {client_frame("", 0x88), 1000},
        {client_frame("x", 0x88), 1002},
    };
    int closed = 0;
    for (const auto& [bytes, code] : shapes) {
        raw_client client{server.port()};
        open(client, server);
        client.send(bytes + client_frame("not heard any more"));
        EXPECT_EQ(read_frame(client).close_code(), code);
        EXPECT_TRUE(client.is_closed());
        ++closed;
    }
    while (server.sockets_closed() < closed) std::this_thread::yield();
}

TEST(socket, is_closed_by_the_server_in_order_after_what_was_sent) {
    running_server server;
    raw_client client{server.port()};
    open(client, server);
    const auto sender = server.socket();
    sender->send(std::make_shared<const std::string>("last"));
    sender->close(close_code::session_ended, "signed out");
    sender->send(std::make_shared<const std::string>("never"));
    EXPECT_EQ(read_frame(client).payload, "last");
    const auto end = read_frame(client);
    EXPECT_EQ(end.close_code(), 4401);
    EXPECT_EQ(end.payload.substr(2), "signed out");
    client.send(client_frame("\x0f\xa1", 0x88));
    EXPECT_TRUE(client.is_closed());
}

TEST(socket, takes_frames_from_any_thread) {
    running_server server;
    raw_client client{server.port()};
    open(client, server);
    const auto sender = server.socket();
    constexpr int frames_each = 200;
    std::vector<std::jthread> threads;
    for (int at = 0; at < 4; ++at) {
        threads.emplace_back([&sender, at] {
            for (int number = 0; number < frames_each; ++number) {
                sender->send(std::make_shared<const std::string>(
                    std::to_string(at) + " " + std::to_string(number)
                ));
            }
        });
    }
    std::array<int, 4> next{};
    for (int at = 0; at < 4 * frames_each; ++at) {
        const auto frame = read_frame(client);
        auto& expected = next[static_cast<std::size_t>(frame.payload[0] - '0')];
        EXPECT_EQ(frame.payload.substr(2), std::to_string(expected++));
    }
    for (auto& each : threads) each.join();
}

TEST(socket, of_a_slow_reader_is_told_to_come_back) {
    running_server server;
    raw_client client{server.port(), 4096};
    open(client, server);
    const auto sender = server.socket();
    const auto frame = std::make_shared<const std::string>(100'000, 'x');
    // Far more than the system's buffers and the queue take together.
    for (int at = 0; at < 200; ++at) sender->send(frame);
    int code = 0;
    std::size_t received = 0;
    while (code == 0) {
        const auto next = read_frame(client);
        ASSERT_NE(next.opcode, -1);
        code = next.close_code();
        received += next.payload.size();
    }
    EXPECT_EQ(code, 4408);
    EXPECT_LT(received, 200U * frame->size());
}

TEST(socket, of_a_reader_that_never_wakes_up_is_dropped) {
    running_server server{quick_settings()};
    raw_client client{server.port(), 4096};
    open(client, server);
    const auto sender = server.socket();
    const auto frame = std::make_shared<const std::string>(100'000, 'x');
    for (int at = 0; at < 200; ++at) sender->send(frame);
    while (server.sockets_closed() == 0) std::this_thread::yield();
}

TEST(socket, is_pinged) {
    running_server server{quick_settings()};
    raw_client client{server.port()};
    open(client, server);
    EXPECT_EQ(read_frame(client).opcode, 9);
    client.send(client_frame("", 0x8a));
    EXPECT_EQ(read_frame(client).opcode, 9);
}

TEST(socket, is_told_when_the_server_stops) {
    running_server server;
    raw_client client{server.port()};
    open(client, server);
    std::jthread stopping{[&] { server.stop(); }};
    EXPECT_EQ(read_frame(client).close_code(), 1001);
    client.send(client_frame("\x03\xe9", 0x88));
    EXPECT_TRUE(client.is_closed());
    stopping.join();
    EXPECT_EQ(server.sockets_closed(), 1);
}

TEST(socket, whose_peer_is_gone_ends_its_handler) {
    running_server server;
    {
        raw_client client{server.port()};
        open(client, server);
    }
    while (server.sockets_closed() == 0) std::this_thread::yield();
    server.socket()->send(std::make_shared<const std::string>("to nobody"));
}

} // namespace lacewing::http::testing
