#pragma once

#include "platform/http/request.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace lacewing::http {

/// RFC 6455 section 7.4 and our own range 4000..4999.
enum class close_code : std::uint16_t {
    going_away = 1001,
    policy_violation = 1008,
    too_big = 1009,
    try_again_later = 1013,
    session_ended = 4401,
    access_ended = 4403,
    too_slow = 4408,
};

/// The sending side of one socket. Any thread may call.
class socket_sender {
public:
    socket_sender() = default;
    socket_sender(const socket_sender&) = delete;
    socket_sender& operator=(const socket_sender&) = delete;
    virtual ~socket_sender() = default;

    /// Queues a text frame that several sockets may share. Where more than
    /// limits::socket_queue_bytes_max would wait, the socket is closed with `too_slow` instead: the
    /// client comes back and catches up.
    virtual void send(std::shared_ptr<const std::string> frame) = 0;
    virtual void close(close_code why, std::string_view reason) = 0;
};

/// What the product does with a socket. Called on the socket's loop, one call at a time.
class socket_handler {
public:
    socket_handler() = default;
    socket_handler(const socket_handler&) = delete;
    socket_handler& operator=(const socket_handler&) = delete;
    virtual ~socket_handler() = default;
    virtual void on_open(std::shared_ptr<socket_sender> to) = 0;
    virtual void on_text(std::string_view frame) = 0;
    virtual void on_close() = 0;
};

/// Decides about an upgrade after dispatch has checked origin and limits and has run the identity
/// step: throws `refusal` to say no. Runs before the 101.
using socket_acceptor = std::function<std::shared_ptr<socket_handler>(request&)>;

} // namespace lacewing::http
