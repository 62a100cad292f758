#include "identity/account_mail.hpp"

#include "identity/account_store.hpp"
#include "platform/crypto/token.hpp"
#include "platform/schema/parse.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace lacewing::identity {

namespace {

constexpr std::int64_t microseconds_per_s = 1'000'000;

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

constexpr std::string_view ignore_text = R"(
If it was not you, do nothing. Without the link nobody can use the account.
)";

constexpr std::string_view already_registered_text = R"(Hello,

somebody, most likely you, tried to sign up at
{url}
with this email address. It has an account already, so nothing was changed.

To use it, log in with the password that you chose before:
{url}/auth

If it was not you, do nothing.
)";

bool has_link(account_mail which) {
    return which != account_mail::already_registered;
}

/// The account, where the mail still has a reason. The link's hash is stored with it, so that the
/// token is known to this mail alone.
std::optional<account> prepare(
    db::transaction& tx, const account_mail_job& what, std::string_view token, timestamp now
) {
    auto to = store::find_account(tx, what.account);
    if (!to || to->email_verified == has_link(what.mail)) return std::nullopt;
    if (has_link(what.mail)) {
        const timestamp expires_at{
            now.microseconds + limits::verification_link_s * microseconds_per_s
        };
        const store::link made{.uid = to->uid, .email = to->email, .expires_at = expires_at};
        store::replace_link(tx, crypto::hash_token(token), made);
    }
    return to;
}

void send_one(module& in, mail::sender& sender, const mail::mailbox& from, const jobs::job& job) {
    const auto what = schema::parse<account_mail_job>(job.payload);
    if (!what) throw jobs::hopeless{"the job names no mail of this program"};
    if (in.how.public_url.empty()) throw std::runtime_error{"the public URL is not set"};
    const auto now = in.with.clock.now();
    const auto token = has_link(what->mail) ? crypto::make_token(in.with.random) : std::string{};
    auto begin = [&what, &token, now](db::transaction& tx) {
        return prepare(tx, *what, token, now);
    };
    const auto to = run(in.with.database.write(std::move(begin)));
    if (!to) return;

    auto message = compose_account_mail(what->mail, in.how.public_url, token);
    message.from = from;
    message.to = {.name = {}, .address = to->email};
    message.id = fmt::format("account-{}-{}", job.enqueued_at.microseconds, job.id);
    message.date = now;
    try {
        sender.send(message);
    } catch (const mail::rejected& failure) {
        throw jobs::hopeless{failure.what()};
    } catch (const mail::bad_message& failure) {
        throw jobs::hopeless{failure.what()};
    }
}

} // namespace

void send_account_mails(
    module& in, jobs::runner& runner, mail::sender& sender, const mail::mailbox& from
) {
    runner.on(account_mail_kind, [&in, &sender, from](const jobs::job& job) {
        send_one(in, sender, from, job);
    });
}

mail::message compose_account_mail(
    account_mail which, std::string_view public_url, std::string_view token
) {
    mail::message made;
    if (!has_link(which)) {
        made.subject = "You already have a Lacewing account";
        made.text = fmt::format(already_registered_text, fmt::arg("url", public_url));
        return made;
    }
    // Behind #, the secret stays in the browser: no log of a server or a proxy holds it.
    made.link = fmt::format("{}/auth/verify#{}", public_url, token);
    made.link_name = "Verification link";
    made.subject = "Verify your email address for Lacewing";
    made.text =
        fmt::format(verification_text, fmt::arg("url", public_url), fmt::arg("link", made.link));
    if (which == account_mail::repeated_verification) made.text += repeated_text;
    made.text += ignore_text;
    return made;
}

} // namespace lacewing::identity
