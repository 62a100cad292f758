#include "identity/cookies.hpp"

#include "fuzz/fuzz.hpp"
#include "platform/http/wire/ascii.hpp"

#include <algorithm>

/// Cookie headers, one a line.
namespace lacewing::fuzz {

namespace {

/// The values that the name has, found in another way than the product does.
std::vector<std::string_view> values_of(std::string_view header, std::string_view name) {
    std::vector<std::string_view> values;
    for (std::size_t at = 0; at <= header.size();) {
        const auto end = std::min(header.find(';', at), header.size());
        const auto pair = header.substr(at, end - at);
        const auto equals = pair.find('=');
        if (equals != std::string_view::npos &&
            http::wire::trim_blanks(pair.substr(0, equals)) == name) {
            values.push_back(http::wire::trim_blanks(pair.substr(equals + 1)));
        }
        at = end + 1;
    }
    return values;
}

void require_found(const http::request& of, std::string_view name) {
    std::vector<std::string_view> values;
    for (const auto& each : of.headers) {
        std::ranges::copy(values_of(each.value, name), std::back_inserter(values));
    }
    const auto found = of.find_cookie(name);
    require(found.has_value() == (values.size() == 1), "a cookie is found where it stands once");
    if (found) require(*found == values.front(), "with its own value");
}

/// What the server sets it finds again, whatever else the browser sends.
void require_own(const identity::settings& how, const http::request& of) {
    constexpr std::string_view secret = "2l6Hb6zLk9dVwq0hCq1m3Yd4uYw1tJp6zR8aTn5sXcE";
    const auto name = identity::session_cookie(how);
    const auto set = identity::set_session(how, secret).front().value;
    auto sent = of;
    sent.headers.push_back({"Cookie", set.substr(0, set.find(';'))});
    const auto found = sent.find_cookie(name);
    require(!found || *found == secret, "no other cookie is taken for the session's");
    require(!found || !of.find_cookie(name), "and two are none");
}

} // namespace

void examine(std::string_view input) {
    http::request sent;
    for (const auto line : lines_of(input)) sent.headers.push_back({"cookie", std::string{line}});
    for (const std::string_view url : {"https://bugs.example.org", "http://localhost:8080"}) {
        const identity::settings how{.public_url = std::string{url}};
        require_found(sent, identity::session_cookie(how));
        require_found(sent, identity::browser_cookie(how));
        require_own(how, sent);
    }
    require_found(sent, "");
    require_found(sent, input.substr(0, input.find('=')));
}

} // namespace lacewing::fuzz
