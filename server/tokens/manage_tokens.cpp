#include "tokens/manage_tokens.hpp"

#include "access/access.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "events/record_event.hpp"
#include "platform/core/text.hpp"
#include "platform/crypto/token.hpp"
#include "tokens/secret.hpp"
#include "tokens/store.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::tokens {

namespace {

constexpr std::int64_t day_s = 24 * 3600;

problem invalid(field_problem which) {
    problem why{.status = 422, .code = "invalid", .detail = which.detail};
    why.fields.push_back(std::move(which));
    return why;
}

problem too_many_tokens() {
    return {
        .status = 422,
        .code = "too_many_tokens",
        .detail = "You have 50 access tokens, and no one may have more. Revoke one first."
    };
}

outcome<access_token> check(
    db::reader& tx, const changes::act& by, const make_token_request& what
) {
    access_token made{
        .id = {},
        .name = text::normalize(text::trim(what.name)),
        .goes = what.goes,
        .org = what.org,
        .created_at = by.at,
        .expires_at = {},
        .last_used_at = {}
    };
    if (made.name.empty()) {
        return refused{invalid({"/name", "required", "Say what the token is for."})};
    }
    if (made.org && access::role_in(tx, by.who, *made.org) < access::role::member) {
        return refused{invalid({"/orgID", "unknown_value", "Choose one of your organizations."})};
    }
    const auto days = what.days.value_or(limits::token_days_default);
    made.expires_at = {by.at.microseconds + days * day_s * microseconds_per_s};
    return made;
}

changes::change change_of(const changes::act& by, user_id of, token_id id, changes::action what) {
    return changes::change_by(
        by, changes::person_of(of), changes::subject_kind::token, id.value, what
    );
}

void record_making(db::transaction& tx, const changes::act& by, const access_token& made) {
    auto change = change_of(by, by.who.user, made.id, changes::action::created);
    changes::set_new(change.fields, "name", made.name);
    changes::set_new(change.fields, "scope", made.goes);
    changes::set_new(change.fields, "orgID", made.org);
    changes::set_new(change.fields, "expiresAt", made.expires_at);
    changes::record(tx, change);
}

/// What a token opens is told to whoever owns that.
void tell_owners(
    db::transaction& tx,
    const changes::act& by,
    user_id of,
    const access_token& which,
    events::kind is
) {
    const events::event what{
        .is = is,
        .at = by.at,
        .actor = principal{.is = principal::kind::user, .value = of.value},
        .about = std::string{schema::name_of(which.goes)}
    };
    if (which.org)
        events::record_event(tx, *which.org, what);
    else
        events::record_event_of_member(tx, of, what);
}

bool drop_token(
    db::transaction& tx, const changes::act& by, user_id of, const access_token& which
) {
    if (!store::remove_token(tx, of, which.id)) return false;
    changes::record(tx, change_of(by, of, which.id, changes::action::removed));
    tell_owners(tx, by, of, which, events::kind::token_revoked);
    return true;
}

} // namespace

access_token_list list_tokens(db::reader& tx, user_id of) {
    return {.items = store::list_tokens(tx, of)};
}

outcome<made_token> make_token(
    db::transaction& tx,
    const changes::act& by,
    const make_token_request& what,
    crypto::random_source& random
) {
    auto made = check(tx, by, what);
    if (!made) return refused{made.error()};
    made->id = crypto::make_id<token_id>(random, by.at);
    // Recording holds the person's stream until the commit: two makers count one after the other.
    record_making(tx, by, *made);
    if (store::count_tokens(tx, by.who.user) >= limits::tokens_per_account_max) {
        store::remove_expired(tx, by.who.user, by.at);
        if (store::count_tokens(tx, by.who.user) >= limits::tokens_per_account_max) {
            return refused{too_many_tokens()};
        }
    }
    auto secret = make_secret(random);
    store::insert_token(tx, by.who.user, *made, crypto::hash_token(secret));
    tell_owners(tx, by, by.who.user, *made, events::kind::token_made);
    return made_token{.secret = std::move(secret), .token = *std::move(made)};
}

outcome<void> revoke_token(db::transaction& tx, const changes::act& by, token_id id) {
    const auto all = store::list_tokens(tx, by.who.user);
    const auto which = std::ranges::find(all, id, &access_token::id);
    if (which == all.end() || !drop_token(tx, by, by.who.user, *which)) {
        return refused{access::missing(by.who)};
    }
    return {};
}

void end_tokens(db::transaction& tx, const changes::act& by, user_id of) {
    for (const auto& each : store::list_tokens(tx, of)) drop_token(tx, by, of, each);
}

} // namespace lacewing::tokens
