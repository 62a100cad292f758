#include "identity/send_verification.hpp"

#include "identity/account_store.hpp"
#include "identity/attempts.hpp"
#include "identity/mail_request.hpp"
#include "identity/rules.hpp"

#include <utility>

namespace lacewing::identity {

task<outcome<void>> send_verification(module& in, std::string email, std::string network) {
    const attempt_limit limit{.window_s = 3600, .count_max = in.how.sign_ups_per_network_per_hour};
    auto ask = [&in, limit, folded = fold_email(email), key = "verification_mail/" + network](
                   db::transaction& tx
               ) -> std::optional<retry_after> {
        const auto wait_s = count_attempt(tx, key, limit, in.with.clock.now());
        if (wait_s) return wait_s;
        const auto found = store::find_account_by_email(tx, folded);
        if (found && !found->email_verified) {
            request_mail(tx, in, *found, account_mail::verification);
        } else {
            request_nothing(tx, in, folded);
        }
        return std::nullopt;
    };
    const auto wait_s = co_await in.with.database.write(std::move(ask));
    if (wait_s) co_return refused{too_many_attempts(*wait_s)};
    co_return outcome<void>{};
}

} // namespace lacewing::identity
