/// The least an HTTP server can do: what Lacewing's rates are held against.
///
///     lacewing_bare_server PORT BODY_BYTES
///
/// One epoll loop that answers every request head on a keep-alive connection with the same reply.

#include <fmt/format.h>

#include <arpa/inet.h>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string>
#include <string_view>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace {

int listen_on(std::uint16_t port) {
    const int listener = ::socket(AF_INET, SOCK_STREAM, 0);
    const int on = 1;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in at{};
    at.sin_family = AF_INET;
    at.sin_port = htons(port);
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::bind(listener, reinterpret_cast<const sockaddr*>(&at), sizeof at) != 0 ||
        ::listen(listener, 512) != 0) {
        fmt::print(stderr, "lacewing_bare_server: port {} is taken\n", port);
        std::exit(1);
    }
    return listener;
}

void watch(int poll, int socket) {
    epoll_event interest{};
    interest.events = EPOLLIN;
    interest.data.fd = socket;
    epoll_ctl(poll, EPOLL_CTL_ADD, socket, &interest);
}

void answer(int socket, std::string_view reply) {
    std::array<char, 16 * 1024> piece{};
    const auto got = ::recv(socket, piece.data(), piece.size(), 0);
    if (got <= 0) {
        ::close(socket);
        return;
    }
    ::send(socket, reply.data(), reply.size(), MSG_NOSIGNAL);
}

} // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        fmt::print(stderr, "lacewing_bare_server PORT BODY_BYTES\n");
        return 2;
    }
    const auto body_bytes = static_cast<std::size_t>(std::atoi(arguments[2]));
    const auto reply = fmt::format(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{}",
        body_bytes,
        std::string(body_bytes, 'x')
    );
    const int listener = listen_on(static_cast<std::uint16_t>(std::atoi(arguments[1])));
    const int poll = epoll_create1(0);
    watch(poll, listener);
    std::array<epoll_event, 256> ready{};
    while (true) {
        const int events = epoll_wait(poll, ready.data(), static_cast<int>(ready.size()), -1);
        for (int i = 0; i < events; ++i) {
            const int socket = ready.at(static_cast<std::size_t>(i)).data.fd;
            if (socket != listener) {
                answer(socket, reply);
                continue;
            }
            const int accepted = ::accept(listener, nullptr, nullptr);
            const int on = 1;
            setsockopt(accepted, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            watch(poll, accepted);
        }
    }
}
