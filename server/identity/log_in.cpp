#include "identity/log_in.hpp"

#include "changes/act.hpp"
#include "events/record_event.hpp"
#include "identity/account_store.hpp"
#include "identity/attempts.hpp"
#include "identity/mail_request.hpp"
#include "identity/open_session.hpp"
#include "identity/rules.hpp"
#include "identity/session_store.hpp"
#include "platform/crypto/token.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

/// What is known before the password is looked at.
struct attempt {
    std::optional<account> claimed; ///< the account of that address
    bool is_known_browser = false;
    std::string account_key; ///< of `attempts`; empty where the address is none
    std::string network_key; ///< empty for a known browser
    std::optional<retry_after> wait_s;
    events::event failure; ///< kept until the password turns out to be right
};

std::optional<retry_after> count_both(db::transaction& tx, const module& in, const attempt& begun) {
    const auto count = [&](const std::string& key, int count_max) -> std::optional<retry_after> {
        if (key.empty()) return std::nullopt;
        const attempt_limit limit{
            .window_s = limits::wrong_passwords_window_s, .count_max = count_max, .grows = true
        };
        return count_attempt(tx, key, limit, in.with.clock.now());
    };
    const auto wait_s = count(begun.network_key, in.how.wrong_passwords_per_network);
    return wait_s ? wait_s : count(begun.account_key, in.how.wrong_passwords_per_account);
}

/// Like the try itself. For an address without an account too: the same statements, which then find
/// no organization.
void keep_failure(db::transaction& tx, const module& in, attempt& begun, const visit& from) {
    const auto uid = begun.claimed ? begun.claimed->uid : user_id{};
    begun.failure = sign_in_event(events::kind::sign_in_failed, uid, from, in.with.clock.now());
    events::record_event_of_member(tx, uid, begun.failure);
}

// The try is counted before the password is looked at, so that many tries at once are as many
// tries.
attempt begin_attempt(
    db::transaction& tx, const module& in, const std::string& email, const visit& from
) {
    attempt begun;
    const auto folded = is_email(tidy(email)) ? fold_email(email) : std::string{};
    if (!folded.empty()) begun.claimed = store::find_account_by_email(tx, folded);
    if (begun.claimed && !from.browser_token.empty()) {
        const auto hash = crypto::hash_token(from.browser_token);
        begun.is_known_browser = store::is_known_browser(tx, hash, begun.claimed->uid);
    }
    if (begun.is_known_browser) {
        begun.account_key = "log_in/known_browser/" + to_string(begun.claimed->uid);
    } else {
        begun.network_key = "log_in/network/" + from.network;
        if (!folded.empty()) begun.account_key = "log_in/account/" + folded;
    }
    begun.wait_s = count_both(tx, in, begun);
    if (!begun.wait_s) keep_failure(tx, in, begun, from);
    return begun;
}

task<bool> is_right(module& in, std::optional<account> claimed, std::string password) {
    const bool has_password = claimed && !claimed->password_hash.empty();
    if (has_password && !is_too_long_for_password(password)) {
        auto encoded = std::move(claimed->password_hash);
        co_return co_await in.hasher.verify(std::move(encoded), std::move(password));
    }
    // As much work as for an account with a password, so that the time tells nothing.
    std::string nothing;
    co_return co_await in.hasher.verify_nothing(std::move(nothing));
}

enum class end { signed_in, unverified, account_changed };

end finish_attempt(
    db::transaction& tx, const module& in, const attempt& begun, const opening& session
) {
    const auto& claimed = *begun.claimed;
    const auto present = store::find_account(tx, claimed.uid);
    if (!present || present->password_hash != claimed.password_hash) return end::account_changed;
    events::take_event_back(tx, claimed.uid, begun.failure);
    forget_attempts(tx, begun.account_key);
    if (!begun.network_key.empty()) forgive_attempt(tx, begun.network_key);
    if (!present->email_verified) {
        request_mail(tx, in, *present, account_mail::verification);
        return end::unverified;
    }
    open_session(tx, in, session);
    return end::signed_in;
}

problem wrong_credentials() {
    return {
        .status = 401,
        .code = "wrong_credentials",
        .detail = "The email address or the password is wrong.",
    };
}

problem email_unverified() {
    return {
        .status = 403,
        .code = "email_unverified",
        .detail = "Verification email sent. Please verify your email before proceeding.",
    };
}

opening make_opening(module& in, const attempt& begun, visit from) {
    const access::actor who{.is = access::actor::kind::user, .user = begun.claimed->uid};
    const auto by = changes::begin_act(who, in.with);
    auto browser_token =
        begun.is_known_browser ? from.browser_token : crypto::make_token(in.with.random);
    return {
        .uid = begun.claimed->uid,
        .session = crypto::make_id<session_id>(in.with.random, by.at),
        .session_token = crypto::make_token(in.with.random),
        .browser_token = std::move(browser_token),
        .from = std::move(from),
        .by = by,
    };
}

/// The hash moves to today's parameters where it was made with weaker ones.
task<void> renew_hash(module& in, account of, std::string password) {
    auto fresh = co_await in.hasher.hash(std::move(password));
    auto replace = [of = std::move(of), fresh = std::move(fresh)](db::transaction& tx) {
        const auto present = store::find_account(tx, of.uid);
        if (!present || present->password_hash != of.password_hash) return;
        store::set_password_hash(tx, of.uid, fresh);
    };
    co_await in.with.database.write(std::move(replace));
}

} // namespace

task<outcome<signed_in>> log_in(module& in, log_in_request what, visit from) {
    auto begin = [&in, &what, &from](db::transaction& tx) {
        return begin_attempt(tx, in, what.email, from);
    };
    const auto begun = co_await in.with.database.write(std::move(begin));
    if (begun.wait_s) co_return refused{too_many_attempts(*begun.wait_s)};

    const bool was_right = co_await is_right(in, begun.claimed, what.password);
    if (!was_right) co_return refused{wrong_credentials()};

    const auto session = make_opening(in, begun, std::move(from));
    auto finish = [&in, &begun, &session](db::transaction& tx) {
        return finish_attempt(tx, in, begun, session);
    };
    const auto ended = co_await in.with.database.write(std::move(finish));
    if (ended == end::account_changed) co_return refused{wrong_credentials()};
    if (ended == end::unverified) co_return refused{email_unverified()};

    if (crypto::password_hasher::needs_rehash(begun.claimed->password_hash)) {
        co_await renew_hash(in, *begun.claimed, std::move(what.password));
    }
    auto find = [uid = session.uid](db::reader& tx) { return store::find_me(tx, uid); };
    const auto who = co_await in.with.database.read(std::move(find));
    if (!who) co_return refused{wrong_credentials()};
    co_return signed_in{
        .who = *who,
        .session_token = session.session_token,
        .browser_token = session.browser_token,
    };
}

} // namespace lacewing::identity
