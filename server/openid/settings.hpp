#pragma once

#include <string>

namespace lacewing::openid {

/// The provider at which people sign in, as the operator registered this server there.
struct settings {
    std::string issuer = "https://accounts.google.com"; ///< as it names itself
    std::string client_id;     ///< empty: there is no such sign-in on this server
    std::string client_secret; ///< empty: a public client, which proves itself by PKCE alone
    std::string redirect_url;  ///< "https://bugs.example.org/auth/google/callback"

    [[nodiscard]] bool is_set_up() const noexcept { return !client_id.empty(); }
};

} // namespace lacewing::openid
