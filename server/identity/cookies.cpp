#include "identity/cookies.hpp"

#include <fmt/format.h>

namespace lacewing::identity {

namespace {

http::header make_cookie(
    const settings& how,
    std::string_view name,
    std::string_view value,
    std::int64_t max_age_s,
    std::string_view http_only
) {
    return {
        "Set-Cookie",
        fmt::format(
            "{}={}; Max-Age={}; Path=/{}; SameSite=Lax{}",
            name,
            value,
            max_age_s,
            http_only,
            is_https(how) ? "; Secure" : ""
        )
    };
}

} // namespace

bool is_https(const settings& how) {
    return how.public_url.starts_with("https://");
}

std::string_view session_cookie(const settings& how) {
    return is_https(how) ? "__Host-lacewing" : "lacewing";
}

std::string_view browser_cookie(const settings& how) {
    return is_https(how) ? "__Host-lacewing-browser" : "lacewing-browser";
}

std::string_view hint_cookie(const settings& how) {
    return is_https(how) ? "__Host-lacewing-hint" : "lacewing-hint";
}

http::header set_cookie(
    const settings& how, std::string_view name, std::string_view value, std::int64_t max_age_s
) {
    return make_cookie(how, name, value, max_age_s, "; HttpOnly");
}

std::vector<http::header> set_session(const settings& how, std::string_view token) {
    const auto life_s = how.session_absolute_s;
    return {
        set_cookie(how, session_cookie(how), token, life_s),
        make_cookie(how, hint_cookie(how), "1", life_s, "")
    };
}

std::vector<http::header> clear_session(const settings& how) {
    return {
        set_cookie(how, session_cookie(how), "", 0), make_cookie(how, hint_cookie(how), "", 0, "")
    };
}

} // namespace lacewing::identity
