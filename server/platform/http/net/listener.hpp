#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace lacewing::http::net {

/// A listening socket.
class listener {
public:
    listener(int descriptor, bool is_operator, std::string path = {})
        : descriptor_(descriptor), is_operator_(is_operator), path_(std::move(path)) {}
    listener(listener&& other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)),
          is_operator_(other.is_operator_),
          path_(std::exchange(other.path_, {})) {}
    listener& operator=(listener&&) = delete;
    ~listener();

    [[nodiscard]] int descriptor() const noexcept { return descriptor_; }
    [[nodiscard]] bool is_operator() const noexcept { return is_operator_; }
    [[nodiscard]] std::uint16_t port() const;

private:
    int descriptor_;
    bool is_operator_;
    std::string path_; ///< of a Unix socket, removed at the end
};

enum class sharing {
    none,  ///< refused where anybody listens on the port
    loops, ///< with the other loops of this process (SO_REUSEPORT)
};

/// Throws std::runtime_error with one plain sentence where it cannot.
[[nodiscard]] listener listen_tcp(const std::string& address, std::uint16_t port, sharing with);

/// A Unix socket that only this process's user can reach. A file that a dead process left is
/// replaced.
[[nodiscard]] listener listen_unix(const std::string& path);

} // namespace lacewing::http::net
