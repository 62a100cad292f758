#pragma once

#include "live/hub.hpp"
#include "platform/http/websocket.hpp"

namespace lacewing::live {

/// Lets in whoever is signed in; 401 `not_signed_in` for everybody else. The hub outlives it.
[[nodiscard]] http::socket_acceptor acceptor(hub& to);

} // namespace lacewing::live
