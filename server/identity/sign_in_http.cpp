#include "identity/sign_in_http.hpp"

#include "identity/attempts.hpp"
#include "identity/cookies.hpp"
#include "identity/identify.hpp"
#include "platform/core/text.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

std::string user_agent_of(const http::request& of) {
    std::string_view sent = of.find_header("User-Agent").value_or("");
    if (!text::is_valid_utf8(sent) || text::has_line_end_or_control(sent)) return {};
    if (sent.size() > limits::user_agent_bytes_max) {
        auto length = limits::user_agent_bytes_max;
        while (length > 0 && (static_cast<unsigned char>(sent[length]) & 0xc0U) == 0x80) --length;
        sent = sent.substr(0, length);
    }
    return std::string{sent};
}

} // namespace

visit visit_of(const module& in, const http::request& of) {
    visit from{.network = network_of(of.client_address), .user_agent = user_agent_of(of)};
    const auto who = actor_of(of);
    if (who.is == access::actor::kind::user && !who.token) from.session = who.session;
    from.browser_token = of.find_cookie(browser_cookie(in.how)).value_or("");
    return from;
}

void require_secure(const module& in, const http::request& of) {
    if (!is_https(in.how) || of.is_secure) return;
    throw refusal{
        {.status = 403,
         .code = "insecure_connection",
         .detail = "Please open this site by its https address to log in."}
    };
}

void add_sign_in_cookies(
    http::reply& to,
    const module& in,
    std::string_view session_token,
    std::string_view browser_token
) {
    for (auto& each : set_session(in.how, session_token)) to.headers.push_back(std::move(each));
    to.headers.push_back(
        set_cookie(in.how, browser_cookie(in.how), browser_token, limits::known_browser_s)
    );
}

} // namespace lacewing::identity
