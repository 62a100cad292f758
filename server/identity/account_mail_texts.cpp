#include "identity/account_mail_texts.hpp"

#include <fmt/format.h>

namespace lacewing::identity {

namespace {

constexpr std::string_view verification_text = R"(Hello,

somebody, most likely you, signed up at
{url}
with this email address. To finish, open this link and press Verify:

{link}

The link works once, for 24 hours, and until a newer mail like this one.
)";

constexpr std::string_view repeated_text = R"(
There was more than one sign-up with this address. Only the last one counts,
with the password that was chosen then. If the last one was not yours, do not
use the link: sign up again.
)";

constexpr std::string_view removal_text = R"(
If it was not you, do nothing: without the link nobody can use the account.
Or remove it at once. Open this link and press This was not me:

{removal}
)";

constexpr std::string_view already_registered_text = R"(Hello,

somebody, most likely you, tried to sign up at
{url}
with this email address. It has an account already, so nothing was changed.

To use it, log in with the password that you chose before:
{url}/auth

If it was not you, do nothing.
)";

constexpr std::string_view reset_text = R"(Hello,

somebody, most likely you, asked for a new password for the account that you
have at
{url}

To choose one, open this link:

{link}

The link works once, for 60 minutes, and until a newer mail like this one. A
new password ends every session: log in with it afterwards.

If it was not you, do nothing. Your password stays as it is.
)";

constexpr std::string_view changed_text = R"(Hello,

the password of your account at
{url}
was changed.

If it was not you, choose a new one at once:
{url}/auth/forgot
)";

constexpr std::string_view confirmation_text = R"(Hello,

somebody, most likely you, wants to use this email address for their account at
{url}

To do so, open this link and press Confirm:

{link}

The link works once, for 24 hours, and until a newer mail like this one.

If it was not you, do nothing.
)";

constexpr std::string_view notice_text = R"(Hello,

the email address of your account at
{url}
is about to be changed to another one.

If it was you, there is nothing to do here: the mail to the new address says
how to go on.

If it was NOT you, somebody knows your password. Open this link and press
This was not me:

{link}

Your account then keeps, or gets back, this address. Every session ends, and
the password no longer works: you get a mail to choose a new one. The link
works for 7 days.
)";

struct mail_form {
    std::string_view subject;
    std::string_view text;
    std::string_view page;      ///< behind which the secret stands; empty for a mail without
    std::string_view link_name; ///< on the console
};

mail_form form_of(account_mail which) {
    switch (which) {
    case account_mail::verification:
    case account_mail::repeated_verification:
        return {
            "Verify your email address for Lacewing",
            verification_text,
            "/auth/verify",
            "Verification link"
        };
    case account_mail::already_registered:
        return {"You already have a Lacewing account", already_registered_text, {}, {}};
    case account_mail::password_reset:
        return {
            "Choose a new password for Lacewing", reset_text, "/auth/reset", "Password reset link"
        };
    case account_mail::password_changed:
        return {"Your Lacewing password was changed", changed_text, {}, {}};
    case account_mail::email_confirmation:
        return {
            "Confirm your new email address for Lacewing",
            confirmation_text,
            "/auth/confirm-email",
            "Confirmation link"
        };
    case account_mail::email_notice:
        return {
            "Your Lacewing email address is about to change",
            notice_text,
            "/auth/undo-email",
            "Undo link"
        };
    }
    return {};
}

} // namespace

mail::message compose_account_mail(
    account_mail which, std::string_view public_url, const mail_tokens& with
) {
    const auto form = form_of(which);
    mail::message made;
    made.subject = form.subject;
    made.link_name = form.link_name;
    // Behind #, the secret stays in the browser: no log of a server or a proxy holds it.
    if (!form.page.empty()) made.link = fmt::format("{}{}#{}", public_url, form.page, with.token);
    const auto fill = [&](std::string_view text) {
        return fmt::format(
            fmt::runtime(text),
            fmt::arg("url", public_url),
            fmt::arg("link", made.link),
            fmt::arg("removal", fmt::format("{}/auth/remove#{}", public_url, with.removal_token))
        );
    };
    made.text = fill(form.text);
    if (which == account_mail::repeated_verification) made.text += repeated_text;
    if (!with.removal_token.empty()) made.text += fill(removal_text);
    return made;
}

} // namespace lacewing::identity
