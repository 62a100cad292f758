#include "identity/profile/change_email.hpp"

#include "changes/act.hpp"
#include "identity/account_store.hpp"
#include "identity/attempts.hpp"
#include "identity/mail_request.hpp"
#include "identity/profile/prove_owner.hpp"
#include "identity/rules.hpp"
#include "identity/sessions.hpp"
#include "platform/crypto/token.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

/// Its secret is thrown away: the mail makes another one, if the change was not called off before.
void keep_place_for_link(
    db::transaction& tx, const module& in, user_id of, const std::string& email
) {
    const auto now = in.with.clock.now();
    const timestamp end{now.microseconds + limits::verification_link_s * microseconds_per_s};
    const auto hash = crypto::hash_token(crypto::make_token(in.with.random));
    const store::link made{.uid = of, .email = email, .expires_at = end};
    store::replace_link(tx, hash, store::link_purpose::change_email, made);
}

void ask(
    db::transaction& tx,
    const module& in,
    const access::actor& who,
    const account& of,
    const change_email_request& what
) {
    const auto email = tidy(what.email);
    const auto holder = store::find_account_by_email(tx, fold_email(email));
    if (holder && holder->uid != of.uid && holder->email_verified) {
        request_mail(tx, in, *holder, account_mail::already_registered);
    } else {
        keep_place_for_link(tx, in, of.uid, email);
        request_mail_to(tx, in, of.uid, email, account_mail::email_confirmation);
    }
    request_mail_to(tx, in, of.uid, of.email, account_mail::email_notice);
    if (what.end_other_sessions) {
        end_sessions(tx, changes::begin_act(who, in.with), who.user, who.session);
    }
}

} // namespace

task<outcome<void>> change_email(module& in, access::actor who, change_email_request what) {
    auto wrong = check_email(what.email);
    if (wrong) co_return refused{invalid_fields({*std::move(wrong)})};
    auto sent = std::move(what.password);
    const auto proved = co_await prove_owner(in, who, std::move(sent), "/password");
    if (!proved) co_return refused{proved.error()};
    if (tidy(what.email) == proved->email) {
        co_return refused{invalid_fields({{"/email", "same_email", "This is your address already."}}
        )};
    }
    auto count = [who, now = in.with.clock.now()](db::transaction& tx) {
        const attempt_limit limit{.window_s = 3600, .count_max = limits::email_changes_per_hour};
        return count_attempt(tx, "email_change/" + to_string(who.user), limit, now);
    };
    const auto wait_s = co_await in.with.database.write(std::move(count));
    if (wait_s) co_return refused{too_many_attempts(*wait_s)};
    auto work = [&in, &who, &proved, &what](db::transaction& tx) {
        ask(tx, in, who, *proved, what);
    };
    co_await in.with.database.write(std::move(work));
    co_return outcome<void>{};
}

} // namespace lacewing::identity
