#pragma once

#include "identity/module.hpp"
#include "platform/http/endpoint.hpp"

/// The doors of one's own access tokens. Each endpoint keeps a reference to the module.
namespace lacewing::identity {

[[nodiscard]] http::endpoint list_tokens_endpoint(module& in);  ///< GET /me/tokens
[[nodiscard]] http::endpoint make_token_endpoint(module& in);   ///< POST /me/tokens
[[nodiscard]] http::endpoint revoke_token_endpoint(module& in); ///< DELETE /me/tokens/{token}

} // namespace lacewing::identity
