#include "openid/tests/hostile_provider.hpp"

#include <fmt/format.h>

#include <arpa/inet.h>
#include <array>
#include <netinet/in.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace lacewing::openid {

namespace {

constexpr int poll_ms = 20;

bool is_readable(int socket) {
    pollfd waiting{.fd = socket, .events = POLLIN, .revents = 0};
    return ::poll(&waiting, 1, poll_ms) > 0;
}

std::size_t length_of_body(const std::string& head) {
    const auto at = head.find("Content-Length: ");
    return at == std::string::npos ? 0 : std::stoul(head.substr(at + 16));
}

bool is_whole(const std::string& got) {
    const auto end = got.find("\r\n\r\n");
    return end != std::string::npos && got.size() >= end + 4 + length_of_body(got.substr(0, end));
}

} // namespace

hostile_provider::hostile_provider() : listener_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool listens =
        ::bind(listener_, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
        ::listen(listener_, 16) == 0 &&
        ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) == 0;
    if (!listens) throw std::runtime_error{"the provider cannot listen"};
    port_ = ntohs(address.sin_port);
    answer_json(
        "/.well-known/openid-configuration",
        fmt::format(
            R"({{"issuer":"{0}","authorization_endpoint":"{0}/authorize",)"
            R"("token_endpoint":"{0}/token","jwks_uri":"{0}/keys"}})",
            url()
        )
    );
    thread_ = std::thread{[this] { serve(); }};
}

hostile_provider::~hostile_provider() {
    is_stopping_ = true;
    thread_.join();
    ::close(listener_);
}

std::string hostile_provider::url() const {
    return fmt::format("http://127.0.0.1:{}", port_);
}

void hostile_provider::answer(const std::string& path, std::string whole) {
    const std::lock_guard guard{mutex_};
    answers_[path] = std::move(whole);
}

void hostile_provider::answer_json(const std::string& path, const std::string& json) {
    answer(
        path,
        fmt::format(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {}\r\n"
            "Connection: close\r\n\r\n{}",
            json.size(),
            json
        )
    );
}

int hostile_provider::count(const std::string& path) {
    const std::lock_guard guard{mutex_};
    return counts_[path];
}

std::string hostile_provider::last_request(const std::string& path) {
    const std::lock_guard guard{mutex_};
    return last_requests_[path];
}

void hostile_provider::serve() {
    while (!is_stopping_) {
        if (!is_readable(listener_)) continue;
        const int connection = ::accept(listener_, nullptr, nullptr);
        if (connection < 0) continue;
        serve_one(connection);
        ::close(connection);
    }
}

void hostile_provider::serve_one(int connection) {
    std::string got;
    std::array<char, 4096> piece{};
    while (!is_stopping_ && !is_whole(got)) {
        if (!is_readable(connection)) continue;
        const auto read = ::recv(connection, piece.data(), piece.size(), 0);
        if (read <= 0) return;
        got.append(piece.data(), static_cast<std::size_t>(read));
    }
    const auto from = got.find(' ') + 1;
    const auto path = got.substr(from, got.find(' ', from) - from);
    std::string whole;
    {
        const std::lock_guard guard{mutex_};
        ++counts_[path];
        last_requests_[path] = got;
        whole = answers_[path];
    }
    // One that never answers holds the connection until the other side gives up.
    while (whole.empty() && !is_stopping_) {
        if (is_readable(connection) && ::recv(connection, piece.data(), piece.size(), 0) <= 0)
            return;
    }
    std::string_view left = whole;
    while (!left.empty()) {
        const auto sent = ::send(connection, left.data(), left.size(), MSG_NOSIGNAL);
        if (sent <= 0) return;
        left.remove_prefix(static_cast<std::size_t>(sent));
    }
}

} // namespace lacewing::openid
