#pragma once

#include "identity/module.hpp"
#include "platform/http/request.hpp"

#include <string>
#include <string_view>

namespace lacewing::identity {

/// Whether browsers reach the server by https: then cookies are `__Host-` and `Secure`.
[[nodiscard]] bool is_https(const settings& how);

/// The cookie of a session: `__Host-lacewing`, or `lacewing` on plain http.
[[nodiscard]] std::string_view session_cookie(const settings& how);

/// The cookie by which a browser that once signed in is told from a stranger's: it grants nothing,
/// its wrong passwords are counted apart.
[[nodiscard]] std::string_view browser_cookie(const settings& how);

/// Set-Cookie: HttpOnly, SameSite=Lax, Path=/, and Secure under https.
[[nodiscard]] http::header set_cookie(
    const settings& how, std::string_view name, std::string_view value, std::int64_t max_age_s
);
[[nodiscard]] http::header clear_cookie(const settings& how, std::string_view name);

} // namespace lacewing::identity
