#pragma once

#include "identity/account.hpp"
#include "identity/module.hpp"
#include "platform/db/transaction.hpp"
#include "platform/schema/describe.hpp"

namespace lacewing::identity {

/// The mails of this module.
enum class account_mail {
    verification,          ///< with a link, to an address that is not verified
    repeated_verification, ///< the same after a newer sign-up took the place of an older one
    already_registered,    ///< to the owner of an account that somebody tried to sign up again
};

constexpr auto describe_values(account_mail) {
    return schema::values(
        "AccountMail",
        "A mail about an account.",
        schema::named{account_mail::verification, "verification"},
        schema::named{account_mail::repeated_verification, "repeated_verification"},
        schema::named{account_mail::already_registered, "already_registered"}
    );
}

/// What stands in the outbox. No secret: a link is made when its mail is sent.
struct account_mail_job {
    user_id account;
    account_mail mail = account_mail::verification;
    static constexpr auto describe() {
        using self = account_mail_job;
        return schema::object(
            "AccountMailJob",
            "A mail to be sent.",
            schema::member("account", &self::account, "To whom."),
            schema::member("mail", &self::mail, "Which one.")
        );
    }
};

/// The kind of the jobs.
inline constexpr std::string_view account_mail_kind = "account_mail";

/// Asks for a mail in the caller's transaction. Does nothing where the account got as many mails
/// within an hour as it may: who asks is told the same.
void request_mail(db::transaction& tx, const module& in, const account& to, account_mail which);

} // namespace lacewing::identity
