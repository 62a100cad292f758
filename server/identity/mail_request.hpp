#pragma once

#include "identity/account.hpp"
#include "identity/module.hpp"
#include "platform/db/transaction.hpp"
#include "platform/schema/describe.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace lacewing::identity {

/// The mails of this module.
enum class account_mail {
    verification,          ///< with links to verify and to remove, to an address not yet verified
    repeated_verification, ///< the same after a newer sign-up took the place of an older one
    already_registered,    ///< to the owner of an account that somebody tried to sign up again
    password_reset,        ///< with a link to choose a new password
    password_changed,      ///< that it was
    email_confirmation,    ///< with a link, to the address that an account wants to move to
    email_notice,          ///< with a link that undoes it, to the address that it moves from
};

constexpr auto describe_values(account_mail) {
    return schema::values(
        "AccountMail",
        "A mail about an account.",
        schema::named{account_mail::verification, "verification"},
        schema::named{account_mail::repeated_verification, "repeated_verification"},
        schema::named{account_mail::already_registered, "already_registered"},
        schema::named{account_mail::password_reset, "password_reset"},
        schema::named{account_mail::password_changed, "password_changed"},
        schema::named{account_mail::email_confirmation, "email_confirmation"},
        schema::named{account_mail::email_notice, "email_notice"}
    );
}

/// What stands in the outbox. No secret: a link is made when its mail is sent.
struct account_mail_job {
    user_id account;
    account_mail mail = account_mail::verification;
    std::optional<std::string> email;
    static constexpr auto describe() {
        using self = account_mail_job;
        return schema::object(
            "AccountMailJob",
            "A mail to be sent.",
            schema::member("account", &self::account, "To whom."),
            schema::member("mail", &self::mail, "Which one."),
            schema::member("email", &self::email, "Where to, if not to the account's address.")
        );
    }
};

/// The kind of the jobs.
inline constexpr std::string_view account_mail_kind = "account_mail";

/// Asks for a mail in the caller's transaction. Does nothing where the address got as many mails
/// within an hour as it may: who asks is told the same.
void request_mail(db::transaction& tx, const module& in, const account& to, account_mail which);

/// The same to an address that is not, or soon no longer, the account's.
void request_mail_to(
    db::transaction& tx, const module& in, user_id of, std::string_view email, account_mail which
);

/// As much work as `request_mail`, for an address without an account.
void request_nothing(db::transaction& tx, const module& in, std::string_view email);

} // namespace lacewing::identity
