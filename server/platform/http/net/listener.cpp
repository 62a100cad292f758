#include "platform/http/net/listener.hpp"

#include "platform/http/wire/address.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace lacewing::http::net {

namespace {

constexpr int backlog = 4096;

[[noreturn]] void fail(const std::string& where, int error) {
    if (error == EADDRINUSE) {
        throw std::runtime_error{
            fmt::format("{} is in use already; stop the other server or choose another one.", where)
        };
    }
    throw std::runtime_error{fmt::format("Cannot listen on {}: {}.", where, std::strerror(error))};
}

void switch_on(int descriptor, int level, int option) {
    const int on = 1;
    ::setsockopt(descriptor, level, option, &on, sizeof on);
}

sockaddr_un unix_address(const std::string& path) {
    sockaddr_un result{};
    result.sun_family = AF_UNIX;
    if (path.size() >= sizeof result.sun_path) {
        throw std::runtime_error{fmt::format(
            "The data folder's path is too long for a socket in it ({} bytes at most).",
            sizeof result.sun_path - 1
        )};
    }
    std::ranges::copy(path, result.sun_path);
    return result;
}

template <class Address>
const sockaddr* as_sockaddr(const Address& which) {
    return reinterpret_cast<const sockaddr*>(&which);
}

bool somebody_listens(const sockaddr_un& at) {
    const listener probe{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0), true};
    return ::connect(probe.descriptor(), as_sockaddr(at), sizeof at) == 0;
}

} // namespace

listener::~listener() {
    if (descriptor_ >= 0) ::close(descriptor_);
    if (!path_.empty()) ::unlink(path_.c_str());
}

std::uint16_t listener::port() const {
    sockaddr_storage bound{};
    socklen_t size = sizeof bound;
    ::getsockname(descriptor_, reinterpret_cast<sockaddr*>(&bound), &size);
    // Port and family stand at the same place in both forms.
    return ntohs(reinterpret_cast<const sockaddr_in&>(bound).sin_port);
}

listener listen_tcp(const std::string& address, std::uint16_t port, sharing with) {
    const auto where = fmt::format("{}:{}", address, port);
    const auto parsed = wire::parse_address(address == "localhost" ? "127.0.0.1" : address);
    if (!parsed) {
        throw std::runtime_error{
            fmt::format("{} is no address to listen on; use one like 127.0.0.1 or ::.", address)
        };
    }
    const int family = parsed->is_v4() ? AF_INET : AF_INET6;
    const int type = SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK;
    listener result{::socket(family, type, 0), false};
    const int descriptor = result.descriptor();
    if (descriptor < 0) fail(where, errno);
    switch_on(descriptor, SOL_SOCKET, SO_REUSEADDR);
    if (with == sharing::loops) switch_on(descriptor, SOL_SOCKET, SO_REUSEPORT);
    switch_on(descriptor, IPPROTO_TCP, TCP_NODELAY); // accepted sockets inherit it
    int bound = 0;
    if (family == AF_INET) {
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_port = htons(port);
        std::memcpy(&to.sin_addr, parsed->bytes.data() + 12, 4);
        bound = ::bind(descriptor, as_sockaddr(to), sizeof to);
    } else {
        const int off = 0;
        ::setsockopt(descriptor, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
        sockaddr_in6 to{};
        to.sin6_family = AF_INET6;
        to.sin6_port = htons(port);
        std::memcpy(&to.sin6_addr, parsed->bytes.data(), 16);
        bound = ::bind(descriptor, as_sockaddr(to), sizeof to);
    }
    if (bound != 0 || ::listen(descriptor, backlog) != 0) fail(where, errno);
    return result;
}

listener listen_unix(const std::string& path) {
    const auto to = unix_address(path);
    if (somebody_listens(to)) {
        throw std::runtime_error{"Another server runs on this data folder; stop it first."};
    }
    ::unlink(path.c_str());
    listener result{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0), true, path};
    const int descriptor = result.descriptor();
    // The file is made with the mode of the socket: there is no moment at which others could
    // connect.
    const bool is_ready = descriptor >= 0 && ::fchmod(descriptor, S_IRUSR | S_IWUSR) == 0 &&
                          ::bind(descriptor, as_sockaddr(to), sizeof to) == 0 &&
                          ::chmod(path.c_str(), S_IRUSR | S_IWUSR) == 0 &&
                          ::listen(descriptor, backlog) == 0;
    if (!is_ready) fail(path, errno);
    return result;
}

} // namespace lacewing::http::net
