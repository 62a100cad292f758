#pragma once

#include "identity/module.hpp"
#include "platform/http/request.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace lacewing::identity {

/// Whether browsers reach the server by https: then cookies are `__Host-` and `Secure`.
[[nodiscard]] bool is_https(const settings& how);

/// The cookie of a session: `__Host-lacewing`, or `lacewing` on plain http.
[[nodiscard]] std::string_view session_cookie(const settings& how);

/// The cookie by which a browser that once signed in is told from a stranger's: it grants nothing,
/// its wrong passwords are counted apart.
[[nodiscard]] std::string_view browser_cookie(const settings& how);

/// The cookie that pages may read: it stands beside the session's and says nothing but that there
/// is one, so that a visitor who never signed in is not asked for at every page.
[[nodiscard]] std::string_view hint_cookie(const settings& how);

/// Set-Cookie for a session: its secret and the hint. `clear_session` takes both back.
[[nodiscard]] std::vector<http::header> set_session(const settings& how, std::string_view token);
[[nodiscard]] std::vector<http::header> clear_session(const settings& how);

/// Set-Cookie: HttpOnly, SameSite=Lax, Path=/, and Secure under https.
[[nodiscard]] http::header set_cookie(
    const settings& how, std::string_view name, std::string_view value, std::int64_t max_age_s
);

} // namespace lacewing::identity
