#include "identity/identify.hpp"

#include "access/access.hpp"
#include "identity/attempts.hpp"
#include "identity/cookies.hpp"
#include "identity/sessions.hpp"
#include "keys/find_key.hpp"
#include "tokens/find_token.hpp"
#include "tokens/limits.hpp"

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

/// Whom a program's secret stands for. The two kinds never look alike.
task<std::optional<access::actor>> find_program(module& in, std::string secret) {
    if (tokens::is_token(secret)) return tokens::find_token(in.with, std::move(secret));
    return keys::find_key(in.with, std::move(secret));
}

/// Wrong secrets are counted by network. The right one is never kept out: it is found before
/// anything is counted.
task<problem> refuse_program(module& in, std::string network) {
    const attempt_limit limit{
        .window_s = limits::wrong_tokens_window_s,
        .count_max = limits::wrong_tokens_per_network,
    };
    auto key = "bearer/network/" + network;
    const auto now = in.with.clock.now();
    auto look = [key, limit, now](db::reader& tx) { return find_block(tx, key, limit, now); };
    auto wait_s = co_await in.with.database.read(std::move(look));
    if (!wait_s) {
        auto count = [key, limit, now](db::transaction& tx) {
            return count_attempt(tx, key, limit, now);
        };
        wait_s = co_await in.with.database.write(std::move(count));
    }
    co_return wait_s ? too_many_attempts(*wait_s) : not_signed_in();
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
        const auto known = co_await find_program(in, std::move(token));
        if (!known) {
            auto network = network_of(what.client_address);
            auto why = co_await refuse_program(in, std::move(network));
            throw refusal{std::move(why)};
        }
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
    const auto who = user_of(what);
    if (actor_of(what).token) throw refusal{access::token_not_accepted()};
    return who;
}

user_id user_of(const http::request& what) {
    const auto who = actor_of(what);
    if (who.is != access::actor::kind::user) throw refusal{not_signed_in()};
    return who.user;
}

bool has_dead_cookie(const http::request& what) {
    const auto* found = find_visitor(what);
    return found != nullptr && found->has_dead_cookie;
}

} // namespace lacewing::identity
