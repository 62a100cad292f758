/// A load generator for one keep-alive HTTP server on this machine.
///
///     lacewing_load PORT CONNECTIONS SECONDS REQUEST_FILE
///
/// Sends the bytes of REQUEST_FILE again and again on each connection, one request in flight on
/// each. The text {uuid} in it (six characters, counted as 36 in its Content-Length) becomes a new
/// UUIDv7 every time. Prints one JSON line: requests, per_second, p50_us, p99_us, failures (replies
/// that are no 2xx).

#include <fmt/format.h>

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace {

using steady = std::chrono::steady_clock;

std::string make_uuid_v7(std::mt19937_64& random) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto ms = static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(now).count()
    );
    const auto first = (ms << 16U) | 0x7000U | (random() & 0xFFFU);
    const auto second = 0x8000000000000000U | (random() >> 2U);
    const auto high = fmt::format("{:016x}", first);
    const auto low = fmt::format("{:016x}", second);
    return fmt::format(
        "{}-{}-{}-{}-{}",
        high.substr(0, 8),
        high.substr(8, 4),
        high.substr(12, 4),
        low.substr(0, 4),
        low.substr(4)
    );
}

class connection {
public:
    explicit connection(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_port = htons(port);
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const int on = 1;
        setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        if (::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) {
            throw std::runtime_error{"nobody listens on that port"};
        }
    }
    connection(const connection&) = delete;
    connection& operator=(const connection&) = delete;
    ~connection() { ::close(socket_); }

    void send(std::string_view request) {
        began_ = steady::now();
        while (!request.empty()) {
            const auto sent = ::send(socket_, request.data(), request.size(), MSG_NOSIGNAL);
            if (sent <= 0) throw std::runtime_error{"the server closed a connection"};
            request.remove_prefix(static_cast<std::size_t>(sent));
        }
    }

    /// Reads what is there; true once the reply is whole.
    bool receive() {
        std::array<char, 64 * 1024> piece{};
        const auto got = ::recv(socket_, piece.data(), piece.size(), 0);
        if (got <= 0) throw std::runtime_error{"the server closed a connection"};
        reply_.append(piece.data(), static_cast<std::size_t>(got));
        const auto head_end = reply_.find("\r\n\r\n");
        if (head_end == std::string::npos) return false;
        if (body_bytes_ == std::string::npos)
            body_bytes_ = content_length(std::string_view{reply_}.substr(0, head_end));
        return reply_.size() >= head_end + 4 + body_bytes_;
    }

    [[nodiscard]] bool succeeded() const { return reply_.size() > 9 && reply_[9] == '2'; }
    [[nodiscard]] std::int64_t microseconds() const {
        return std::chrono::duration_cast<std::chrono::microseconds>(steady::now() - began_)
            .count();
    }
    void forget_reply() {
        reply_.clear();
        body_bytes_ = std::string::npos;
    }
    [[nodiscard]] int socket() const { return socket_; }

private:
    static std::size_t content_length(std::string_view head) {
        for (const std::string_view name : {"\r\nContent-Length: ", "\r\ncontent-length: "}) {
            const auto at = head.find(name);
            if (at == std::string_view::npos) continue;
            std::size_t bytes = 0;
            std::from_chars(head.data() + at + name.size(), head.data() + head.size(), bytes);
            return bytes;
        }
        return 0;
    }

    int socket_;
    std::string reply_;
    std::size_t body_bytes_ = std::string::npos;
    steady::time_point began_;
};

class request_maker {
public:
    explicit request_maker(std::string text) : text_(std::move(text)), at_(text_.find("{uuid}")) {}

    std::string_view next() {
        if (at_ == std::string::npos) return text_;
        made_ = text_;
        made_.replace(at_, 6, make_uuid_v7(random_));
        return made_;
    }

private:
    std::string text_;
    std::size_t at_;
    std::string made_;
    std::mt19937_64 random_{std::random_device{}()};
};

struct measured {
    std::vector<std::int64_t> microseconds;
    std::int64_t failures = 0;
    double seconds = 0;
};

measured drive(std::uint16_t port, int connections, double seconds, request_maker& requests) {
    const int poll = epoll_create1(0);
    std::vector<std::unique_ptr<connection>> open;
    for (int i = 0; i < connections; ++i) {
        auto& made = *open.emplace_back(std::make_unique<connection>(port));
        epoll_event interest{};
        interest.events = EPOLLIN;
        interest.data.ptr = &made;
        epoll_ctl(poll, EPOLL_CTL_ADD, made.socket(), &interest);
        made.send(requests.next());
    }
    measured result;
    const auto began = steady::now();
    const auto end = began + std::chrono::duration<double>{seconds};
    std::array<epoll_event, 256> ready{};
    while (steady::now() < end) {
        const int count = epoll_wait(poll, ready.data(), static_cast<int>(ready.size()), 1000);
        for (int i = 0; i < count; ++i) {
            auto& from = *static_cast<connection*>(ready.at(static_cast<std::size_t>(i)).data.ptr);
            if (!from.receive()) continue;
            result.microseconds.push_back(from.microseconds());
            if (!from.succeeded()) ++result.failures;
            from.forget_reply();
            from.send(requests.next());
        }
    }
    result.seconds = std::chrono::duration<double>(steady::now() - began).count();
    ::close(poll);
    return result;
}

std::int64_t percentile(std::vector<std::int64_t>& of, double share) {
    if (of.empty()) return 0;
    const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(of.size() - 1));
    std::nth_element(of.begin(), of.begin() + at, of.end());
    return of[static_cast<std::size_t>(at)];
}

} // namespace

int main(int count, char** arguments) {
    if (count != 5) {
        fmt::print(stderr, "lacewing_load PORT CONNECTIONS SECONDS REQUEST_FILE\n");
        return 2;
    }
    try {
        std::ifstream file{arguments[4], std::ios::binary};
        request_maker requests{std::string{std::istreambuf_iterator<char>{file}, {}}};
        const auto port = static_cast<std::uint16_t>(std::atoi(arguments[1]));
        auto result = drive(port, std::atoi(arguments[2]), std::atof(arguments[3]), requests);
        const auto requests_done = result.microseconds.size();
        fmt::print(
            R"({{"requests": {}, "per_second": {:.0f}, "p50_us": {}, "p95_us": {}, "p99_us": {}, "failures": {}}})"
            "\n",
            requests_done,
            static_cast<double>(requests_done) / result.seconds,
            percentile(result.microseconds, 0.5),
            percentile(result.microseconds, 0.95),
            percentile(result.microseconds, 0.99),
            result.failures
        );
        return 0;
    } catch (const std::exception& why) {
        fmt::print(stderr, "lacewing_load: {}\n", why.what());
        return 1;
    }
}
