#include "identity/mail_request.hpp"

#include "identity/attempts.hpp"
#include "identity/rules.hpp"
#include "platform/jobs/enqueue.hpp"
#include "platform/schema/print.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

/// By address: a newer sign-up with the same one is another account.
bool may_mail(db::transaction& tx, const module& in, std::string_view email) {
    const auto key = "mail/" + fold_email(email);
    const attempt_limit limit{.window_s = 3600, .count_max = in.how.verification_mails_per_hour};
    return !count_attempt(tx, key, limit, in.with.clock.now());
}

void enqueue(db::transaction& tx, const module& in, const account_mail_job& what) {
    jobs::enqueue(tx, account_mail_kind, schema::to_json(what), in.with.clock.now());
}

} // namespace

void request_mail(db::transaction& tx, const module& in, const account& to, account_mail which) {
    if (!may_mail(tx, in, to.email)) return;
    enqueue(tx, in, {.account = to.uid, .mail = which, .email = std::nullopt});
}

void request_mail_to(
    db::transaction& tx, const module& in, user_id of, std::string_view email, account_mail which
) {
    if (!may_mail(tx, in, email)) return;
    enqueue(tx, in, {.account = of, .mail = which, .email = std::string{email}});
}

void request_nothing(db::transaction& tx, const module& in, std::string_view email) {
    if (!may_mail(tx, in, email)) return;
    // Ends without a mail, as one whose account is gone meanwhile.
    enqueue(tx, in, {.account = {}, .mail = account_mail::password_reset, .email = std::nullopt});
}

} // namespace lacewing::identity
