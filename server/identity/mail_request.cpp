#include "identity/mail_request.hpp"

#include "identity/attempts.hpp"
#include "identity/rules.hpp"
#include "platform/jobs/enqueue.hpp"
#include "platform/schema/print.hpp"

namespace lacewing::identity {

void request_mail(db::transaction& tx, const module& in, const account& to, account_mail which) {
    // Counted by address: a newer sign-up with the same one is another account.
    const auto key = "mail/" + fold_email(to.email);
    const attempt_limit limit{.window_s = 3600, .count_max = in.how.verification_mails_per_hour};
    const auto now = in.with.clock.now();
    if (count_attempt(tx, key, limit, now)) return;
    const auto payload = schema::to_json(account_mail_job{.account = to.uid, .mail = which});
    jobs::enqueue(tx, account_mail_kind, payload, now);
}

} // namespace lacewing::identity
