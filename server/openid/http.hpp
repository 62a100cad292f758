#pragma once

#include "openid/module.hpp"
#include "platform/http/endpoint.hpp"

/// The doors of this module. Each endpoint keeps a reference to the module.
namespace lacewing::openid {

[[nodiscard]] http::endpoint start_endpoint(module& in);      ///< POST /auth/google/start
[[nodiscard]] http::endpoint finish_endpoint(module& in);     ///< POST /auth/google/finish
[[nodiscard]] http::endpoint link_endpoint(module& in);       ///< POST /auth/google/link
[[nodiscard]] http::endpoint link_state_endpoint(module& in); ///< GET /me/google
[[nodiscard]] http::endpoint begin_link_endpoint(module& in); ///< POST /me/google
[[nodiscard]] http::endpoint unlink_endpoint(module& in);     ///< DELETE /me/google

} // namespace lacewing::openid
