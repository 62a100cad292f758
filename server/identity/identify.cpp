#include "identity/identify.hpp"

#include "identity/cookies.hpp"
#include "identity/sessions.hpp"
#include "keys/find_key.hpp"

#include <any>
#include <optional>
#include <string>
#include <utility>

namespace lacewing::identity {

namespace {

/// What `request.who` holds.
struct visitor {
    access::actor who;
    bool has_dead_cookie = false;
};

bool is_bearer(std::string_view authorization) {
    constexpr std::string_view scheme = "bearer";
    if (authorization.size() < scheme.size()) return false;
    for (std::size_t at = 0; at < scheme.size(); ++at) {
        const char c = authorization[at];
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if (lower != scheme[at]) return false;
    }
    return authorization.size() == scheme.size() || authorization[scheme.size()] == ' ';
}

/// What stands behind "Bearer "; empty where nothing does.
std::string token_of(std::string_view authorization) {
    constexpr std::string_view scheme = "bearer ";
    if (authorization.size() < scheme.size()) return {};
    authorization.remove_prefix(scheme.size());
    const auto first = authorization.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string{}
                                           : std::string{authorization.substr(first)};
}

const visitor* find_visitor(const http::request& what) {
    return std::any_cast<visitor>(&what.who);
}

} // namespace

task<void> identify(module& in, http::request& what) {
    if (what.is_operator) {
        what.who = visitor{.who = {.is = access::actor::kind::server_operator}};
        co_return;
    }
    const auto authorization = what.find_header("Authorization");
    if (authorization && is_bearer(*authorization)) {
        auto token = token_of(*authorization);
        const auto known = co_await keys::find_key(in.with, std::move(token));
        if (!known) throw refusal{not_signed_in()};
        what.who = visitor{.who = *known};
        co_return;
    }
    visitor found;
    if (const auto cookie = what.find_cookie(session_cookie(in.how))) {
        std::string token{*cookie};
        const auto known = co_await find_session(in, std::move(token));
        if (known) found.who = *known;
        found.has_dead_cookie = !known.has_value();
    }
    what.who = found;
}

problem not_signed_in() {
    return {.status = 401, .code = "not_signed_in", .detail = "Sign in to do this."};
}

access::actor actor_of(const http::request& what) {
    const auto* found = find_visitor(what);
    return found != nullptr ? found->who : access::actor{};
}

user_id signed_in_user(const http::request& what) {
    const auto who = actor_of(what);
    if (who.is != access::actor::kind::user) throw refusal{not_signed_in()};
    return who.user;
}

bool has_dead_cookie(const http::request& what) {
    const auto* found = find_visitor(what);
    return found != nullptr && found->has_dead_cookie;
}

} // namespace lacewing::identity
