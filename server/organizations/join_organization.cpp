#include "organizations/join_organization.hpp"

#include "access/access.hpp"
#include "identity/attempts.hpp"
#include "members/add_member.hpp"
#include "organizations/membership.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/rules.hpp"
#include "organizations/store.hpp"
#include "platform/core/limits.hpp"

#include <optional>
#include <string>
#include <utility>

namespace lacewing::organizations {

namespace {

constexpr std::int64_t hour_s = 3600;
constexpr identity::attempt_limit per_account{
    .window_s = hour_s, .count_max = limits::wrong_join_codes_per_account_per_hour
};
constexpr identity::attempt_limit per_server{
    .window_s = hour_s, .count_max = limits::wrong_join_codes_per_server_per_hour
};
constexpr std::string_view server_key = "join_code/server";

std::string account_key(user_id who) {
    return "join_code/account/" + to_string(who);
}

problem join_code_missing() {
    return {
        .status = 422,
        .code = "invalid",
        .detail = "Write a join code.",
        .fields = {{"/joinCode", "required", "Write a join code."}},
        .retry_after_s = {},
        .current = {}
    };
}

problem join_code_unknown() {
    return {
        .status = 404,
        .code = "join_code_unknown",
        .detail = "No organization matches this join code.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

std::optional<problem> find_block(db::reader& tx, const changes::act& by) {
    auto wait = identity::find_block(tx, account_key(by.who.user), per_account, by.at);
    if (!wait) wait = identity::find_block(tx, server_key, per_server, by.at);
    if (!wait) return std::nullopt;
    return identity::too_many_attempts(*wait);
}

problem refuse_unknown(db::transaction& tx, const changes::act& by) {
    auto wait = identity::count_attempt(tx, account_key(by.who.user), per_account, by.at);
    if (!wait) wait = identity::count_attempt(tx, server_key, per_server, by.at);
    return wait ? identity::too_many_attempts(*wait) : join_code_unknown();
}

joining to_joining(outcome<organization> read) {
    if (!read) return std::move(read).error();
    return *std::move(read);
}

} // namespace

joining join_organization(
    db::transaction& tx,
    const changes::act& by,
    std::string_view join_code,
    crypto::random_source& random
) {
    if (by.who.is != access::actor::kind::user) return access::missing({});
    const auto code = read_join_code(join_code);
    if (code.empty()) return join_code_missing();
    if (auto blocked = find_block(tx, by)) return *std::move(blocked);

    const auto org = store::find_by_join_code(tx, code);
    if (!org) return refuse_unknown(tx, by);
    if (access::role_in(tx, by.who, *org) >= access::role::member) {
        return to_joining(read_organization(tx, by.who, *org));
    }
    if (auto enough = refuse_more_memberships(tx, by.who.user)) return *std::move(enough);
    if (members::add_member(tx, by, *org, by.who.user, access::role::member, random)) {
        store::add_to_members(tx, *org, 1);
        record_opening(tx, by, *org);
    }
    return to_joining(read_organization(tx, by.who, *org));
}

} // namespace lacewing::organizations
