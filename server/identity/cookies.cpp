#include "identity/cookies.hpp"

#include <fmt/format.h>

namespace lacewing::identity {

bool is_https(const settings& how) {
    return how.public_url.starts_with("https://");
}

std::string_view session_cookie(const settings& how) {
    return is_https(how) ? "__Host-lacewing" : "lacewing";
}

std::string_view browser_cookie(const settings& how) {
    return is_https(how) ? "__Host-lacewing-browser" : "lacewing-browser";
}

http::header set_cookie(
    const settings& how, std::string_view name, std::string_view value, std::int64_t max_age_s
) {
    return {
        "Set-Cookie",
        fmt::format(
            "{}={}; Max-Age={}; Path=/; HttpOnly; SameSite=Lax{}",
            name,
            value,
            max_age_s,
            is_https(how) ? "; Secure" : ""
        )
    };
}

http::header clear_cookie(const settings& how, std::string_view name) {
    return set_cookie(how, name, "", 0);
}

} // namespace lacewing::identity
