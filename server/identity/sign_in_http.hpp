#pragma once

#include "identity/module.hpp"
#include "identity/visit.hpp"
#include "platform/http/reply.hpp"
#include "platform/http/request.hpp"

#include <string_view>

/// What every door has in common that signs somebody in.
namespace lacewing::identity {

[[nodiscard]] visit visit_of(const module& in, const http::request& of);

/// A `Secure` cookie would be lost on plain http: throws `refusal` 403 `insecure_connection`
/// instead of letting the sign-in seem to work.
void require_secure(const module& in, const http::request& of);

/// Puts the two secrets of a sign-in into cookies.
void add_sign_in_cookies(
    http::reply& to,
    const module& in,
    std::string_view session_token,
    std::string_view browser_token
);

} // namespace lacewing::identity
