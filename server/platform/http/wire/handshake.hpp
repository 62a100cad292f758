#pragma once

#include "platform/http/wire/target.hpp"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

namespace lacewing::http::wire {

/// What a request says about becoming a WebSocket (RFC 6455 section 4.2.1).
struct handshake_request {
    bool is_get = false;
    bool wants_upgrade = false;
    bool names_websocket = false;
    std::string_view version = {};
    std::string_view key = {};
    std::size_t protocols_bytes = 0;

    /// Takes in one header. Views into it are kept.
    void note(std::string_view name, std::string_view value);
};

/// The value of Sec-WebSocket-Accept, or why there will be no socket: 426 where the client could
/// ask again in another way, else 400. No subprotocol and no extension is ever agreed on.
[[nodiscard]] std::expected<std::string, rejection> accept_handshake(const handshake_request& asked
);

} // namespace lacewing::http::wire
