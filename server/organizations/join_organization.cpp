#include "organizations/join_organization.hpp"

#include "access/access.hpp"
#include "identity/attempts.hpp"
#include "members/add_member.hpp"
#include "members/roster.hpp"
#include "organizations/membership.hpp"
#include "organizations/read_organization.hpp"
#include "organizations/rules.hpp"
#include "organizations/store.hpp"
#include "platform/core/limits.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::organizations {

namespace {

constexpr std::int64_t hour_s = 3600;

/// How many unknown codes may come from where.
struct guess_limit {
    std::string key;
    identity::attempt_limit limit;
};

std::vector<guess_limit> limits_of(const changes::act& by, std::string_view network) {
    std::vector<guess_limit> all{
        {.key = "join_code/account/" + to_string(by.who.user),
         .limit = {.window_s = hour_s, .count_max = limits::wrong_join_codes_per_account_per_hour}}
    };
    if (!network.empty()) {
        all.push_back(
            {.key = "join_code/network/" + std::string{network},
             .limit =
                 {.window_s = hour_s, .count_max = limits::wrong_join_codes_per_network_per_hour}}
        );
    }
    all.push_back(
        {.key = "join_code/server",
         .limit = {.window_s = hour_s, .count_max = limits::wrong_join_codes_per_server_per_hour}}
    );
    return all;
}

problem too_many_guesses(identity::retry_after wait_s) {
    auto why = identity::too_many_attempts(wait_s);
    const auto minutes = (wait_s + 59) / 60;
    why.detail = "Too many join codes that match nothing. Please try again in " +
                 (minutes == 1 ? "a minute." : std::to_string(minutes) + " minutes.");
    return why;
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

std::optional<problem> find_block(
    db::reader& tx, const std::vector<guess_limit>& all, timestamp now
) {
    for (const auto& [key, limit] : all) {
        if (const auto wait = identity::find_block(tx, key, limit, now)) {
            return too_many_guesses(*wait);
        }
    }
    return std::nullopt;
}

problem refuse_unknown(db::transaction& tx, const std::vector<guess_limit>& all, timestamp now) {
    for (const auto& [key, limit] : all) {
        if (const auto wait = identity::count_attempt(tx, key, limit, now)) {
            return too_many_guesses(*wait);
        }
    }
    return join_code_unknown();
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
    crypto::random_source& random,
    std::string_view network
) {
    if (by.who.is != access::actor::kind::user) return access::missing({});
    const auto may = access::require_unbound(by.who);
    if (!may) return may.error();
    const auto code = read_join_code(join_code);
    if (code.empty()) return join_code_missing();
    const auto guesses = limits_of(by, network);
    if (auto blocked = find_block(tx, guesses, by.at)) return *std::move(blocked);

    const auto org = store::find_by_join_code(tx, code);
    if (!org) return refuse_unknown(tx, guesses, by.at);
    if (access::role_in(tx, by.who, *org) >= access::role::member) {
        return to_joining(read_organization(tx, by.who, *org));
    }
    if (auto enough = refuse_more_memberships(tx, by.who.user)) return *std::move(enough);
    // Of a renewal and a joining at the same moment, the second one finds what the first one did.
    members::lock_roster(tx, *org);
    if (store::find_by_join_code(tx, code) != org) return refuse_unknown(tx, guesses, by.at);
    if (members::add_member(tx, by, *org, by.who.user, access::role::member, random)) {
        store::add_to_members(tx, *org, 1);
        record_opening(tx, by, *org);
    }
    return to_joining(read_organization(tx, by.who, *org));
}

} // namespace lacewing::organizations
