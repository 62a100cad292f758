#include "platform/core/disk_wait.hpp"
#include "platform/http/net/tests/running_server.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <poll.h>
#include <sys/resource.h>
#include <thread>

namespace lacewing::http::testing {

TEST(deadlines, slow_headers_end) {
    running_server server{quick_settings()};
    raw_client client{server.port()};
    EXPECT_EQ(client.ask("GET / HTTP/1.1\r\nX-A").status, 408);
    EXPECT_TRUE(client.is_closed());
    raw_client silent{server.port()};
    EXPECT_TRUE(silent.is_closed());
}

TEST(deadlines, an_idle_connection_is_closed_without_a_word) {
    running_server server{quick_settings()};
    raw_client client{server.port()};
    EXPECT_EQ(client.ask(server.get("/api/v1/echo")).status, 200);
    EXPECT_TRUE(client.is_closed());
}

TEST(deadlines, slow_bodies_end) {
    running_server server{quick_settings()};
    raw_client client{server.port()};
    client.send(
        "POST /api/v1/notes HTTP/1.1\r\nHost: " + server.host() +
        "\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\nx"
    );
    EXPECT_EQ(client.read_answer().status, 408);
    EXPECT_TRUE(client.is_closed());
}

TEST(deadlines, a_client_that_does_not_read_is_closed) {
    running_server server{quick_settings()};
    raw_client client{server.port(), 4096};
    EXPECT_EQ(client.ask(server.get("/api/v1/echo")).status, 200);
    for (int at = 0; at < 8; ++at) client.send(server.get("/api/v1/big"));
    // The 16 MiB fit into no buffer; what the system took before the end can still be read.
    while (raw_client{server.port()}
               .ask(server.get("/metrics"))
               .body.find("lacewing_http_connections 1\n") == std::string::npos) {
    }
    std::size_t received = 0;
    while (!client.read_bytes(1024).empty()) received += 1024;
    EXPECT_LT(received, 16U << 20U);
}

TEST(deadlines, a_handler_that_takes_too_long_is_given_up) {
    running_server server{quick_settings()};
    raw_client client{server.port()};
    const auto answer = client.ask(server.get("/api/v1/waits"));
    EXPECT_EQ(answer.status, 503);
    EXPECT_EQ(answer.headers.at("retry-after"), "1");
    EXPECT_TRUE(client.is_closed());
    server.release();
    raw_client next{server.port()};
    EXPECT_EQ(next.ask(server.get("/api/v1/echo")).status, 200);
}

TEST(deadlines, a_handler_that_waits_for_a_silent_disk_is_told_sooner) {
    auto settings = quick_settings();
    settings.loops = 1;
    settings.wait.handler_ms = 60'000;
    settings.wait.disk_ms = settings.wait.header_ms / 2;
    running_server server{settings};
    const auto begin_waiting = [&](raw_client& client) {
        client.send(server.get("/api/v1/waits"));
        while (server.waiting() == 0) std::this_thread::yield();
        // The sweep that ends this one has looked at the other for long enough.
        raw_client silent{server.port()};
        EXPECT_TRUE(silent.is_closed());
    };
    raw_client busy{server.port()};
    begin_waiting(busy);
    server.release();
    EXPECT_EQ(busy.read_answer().status, 200) << "work that takes as long is let be";

    raw_client client{server.port()};
    {
        const disk_wait waiting;
        begin_waiting(client);
        const auto answer = client.read_answer();
        EXPECT_EQ(answer.status, 503);
        EXPECT_EQ(answer.headers.at("retry-after"), "1");
        EXPECT_NE(answer.body.find("disk does not answer"), std::string::npos) << answer.body;
    }
    EXPECT_EQ(longest_disk_wait_ms(), 0);
    server.release();
}

TEST(deadlines, readers_that_take_nothing_hold_large_answers_up_only_until_they_are_closed) {
    auto settings = quick_settings();
    settings.answers_bytes = 1024 * 1024;
    settings.wait.body_grace_ms = 3'600'000;
    settings.wait.hurried_ms = 3'000; // longer than a slow machine takes for one of the answers
    running_server server{settings};
    raw_client greedy{server.port()};
    constexpr int more_than_the_system_keeps = 16;
    for (int asked = 0; asked < more_than_the_system_keeps; ++asked) {
        greedy.send(server.get("/api/v1/big"));
    }
    const auto big_is_answered = [&](int status) {
        raw_client other{server.port()};
        const auto answer = other.ask(server.get("/api/v1/big"));
        EXPECT_EQ(answer.headers.contains("retry-after"), answer.status == 503);
        raw_client small{server.port()};
        EXPECT_EQ(small.ask(server.get("/api/v1/echo")).status, 200);
        return answer.status == status;
    };
    using clock = std::chrono::steady_clock;
    const auto given_up = clock::now() + std::chrono::minutes{2}; // far more than it takes
    while (!big_is_answered(503)) ASSERT_LT(clock::now(), given_up) << "no answer is refused";
    while (!big_is_answered(200)) ASSERT_LT(clock::now(), given_up) << "the reader stays";
}

TEST(deadlines, a_client_that_leaves_does_not_stop_its_handler) {
    running_server server;
    {
        raw_client client{server.port()};
        client.send(server.get("/api/v1/waits"));
        while (server.waiting() == 0) std::this_thread::yield();
    }
    server.release();
    raw_client next{server.port()};
    EXPECT_EQ(next.ask(server.get("/api/v1/echo")).status, 200);
}

TEST(deadlines, requests_in_flight_finish_when_the_server_stops) {
    running_server server{{.loops = 1, .wait = {.linger_ms = 50}}};
    raw_client busy{server.port()};
    raw_client idle{server.port()};
    EXPECT_EQ(idle.ask(server.get("/api/v1/echo")).status, 200);
    busy.send(server.get("/api/v1/waits"));
    while (server.waiting() == 0) std::this_thread::yield();
    std::jthread stopping{[&] { server.stop(); }};
    EXPECT_TRUE(idle.is_closed());
    server.release();
    const auto answer = busy.read_answer();
    EXPECT_EQ(answer.body, "released");
    EXPECT_EQ(answer.headers.at("connection"), "close");
    EXPECT_TRUE(busy.is_closed());
    stopping.join();
    EXPECT_THROW(raw_client{server.port()}, std::runtime_error);
}

TEST(deadlines, a_stop_does_not_wait_for_ever) {
    auto settings = quick_settings();
    settings.wait.handler_ms = 60'000;
    running_server server{settings};
    raw_client client{server.port()};
    client.send(server.get("/api/v1/waits"));
    while (server.waiting() == 0) std::this_thread::yield();
    server.stop();
    EXPECT_TRUE(client.is_closed());
}

TEST(limits, more_connections_than_allowed_are_closed) {
    running_server server{{.connections_per_address_max = 2}};
    raw_client first{server.port()};
    EXPECT_EQ(first.ask(server.get("/api/v1/echo")).status, 200);
    {
        raw_client second{server.port()};
        EXPECT_EQ(second.ask(server.get("/api/v1/echo")).status, 200);
        raw_client third{server.port()};
        EXPECT_TRUE(third.is_closed());
    }
    answer freed;
    while (freed.status != 200) freed = raw_client{server.port()}.ask(server.get("/api/v1/echo"));
    EXPECT_EQ(first.ask(server.get("/api/v1/echo")).status, 200);
}

TEST(limits, running_out_of_handles_pauses_accepting_and_passes) {
    running_server server;
    raw_client kept{server.port()};
    // The sanitizers need handles where a virtual call runs for the first time: all have run after
    // two.
    EXPECT_EQ(kept.ask(server.get("/api/v1/echo")).status, 200);
    EXPECT_EQ(kept.ask(server.get("/api/v1/echo")).status, 200);
    raw_client waiting;
    rlimit before{};
    ::getrlimit(RLIMIT_NOFILE, &before);
    const rlimit none_left{.rlim_cur = 3, .rlim_max = before.rlim_max};
    ::setrlimit(RLIMIT_NOFILE, &none_left);
    waiting.connect(server.port());
    waiting.send(server.get("/api/v1/echo"));
    const bool goes_on = kept.ask(server.get("/api/v1/echo")).status == 200;
    pollfd answered{.fd = waiting.descriptor(), .events = POLLIN, .revents = 0};
    const int early = ::poll(&answered, 1, 50);
    ::setrlimit(RLIMIT_NOFILE, &before);
    EXPECT_TRUE(goes_on);
    EXPECT_EQ(early, 0);
    EXPECT_EQ(waiting.read_answer().status, 200);
}

} // namespace lacewing::http::testing
