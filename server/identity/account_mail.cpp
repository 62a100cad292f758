#include "identity/account_mail.hpp"

#include "identity/account_mail_texts.hpp"
#include "identity/account_store.hpp"
#include "identity/mail_request.hpp"
#include "platform/crypto/token.hpp"
#include "platform/schema/parse.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace lacewing::identity {

namespace {

using store::link_purpose;

/// Whether the mail still has a reason.
bool is_wanted(db::reader& tx, const account_mail_job& what, const account& of) {
    switch (what.mail) {
    case account_mail::verification:
    case account_mail::repeated_verification:
        return !of.email_verified;
    case account_mail::already_registered:
        return of.email_verified;
    case account_mail::email_confirmation:
        return what.email && store::has_link(tx, of.uid, link_purpose::change_email, *what.email);
    case account_mail::email_notice:
        return what.email.has_value();
    case account_mail::password_reset:
    case account_mail::password_changed:
        return true;
    }
    return false;
}

struct link_kind {
    link_purpose purpose;
    std::int64_t life_s;
};

std::optional<link_kind> link_of(account_mail which) {
    switch (which) {
    case account_mail::verification:
    case account_mail::repeated_verification:
        return link_kind{link_purpose::verify_address, limits::verification_link_s};
    case account_mail::password_reset:
        return link_kind{link_purpose::reset_password, limits::password_link_s};
    case account_mail::email_confirmation:
        return link_kind{link_purpose::change_email, limits::verification_link_s};
    case account_mail::email_notice:
        return link_kind{link_purpose::undo_email, limits::undo_email_link_s};
    case account_mail::already_registered:
    case account_mail::password_changed:
        return std::nullopt;
    }
    return std::nullopt;
}

/// Where the mail goes to, if it still has a reason. The hashes of its links are stored with it, so
/// that the tokens are known to this mail alone.
std::optional<std::string> prepare(
    db::transaction& tx, const account_mail_job& what, const mail_tokens& tokens, timestamp now
) {
    const auto of = store::find_account(tx, what.account);
    if (!of || !is_wanted(tx, what, *of)) return std::nullopt;
    const auto to = what.email.value_or(of->email);
    const auto keep = [&](link_purpose purpose, std::string_view token, std::int64_t life_s) {
        const timestamp end{now.microseconds + life_s * microseconds_per_s};
        const store::link made{.uid = of->uid, .email = to, .expires_at = end};
        store::replace_link(tx, crypto::hash_token(token), purpose, made);
    };
    if (const auto link = link_of(what.mail)) keep(link->purpose, tokens.token, link->life_s);
    if (!tokens.removal_token.empty()) {
        keep(link_purpose::remove_account, tokens.removal_token, limits::verification_link_s);
    }
    return to;
}

mail_tokens make_tokens(const module& in, account_mail which) {
    mail_tokens made;
    const auto link = link_of(which);
    if (link) made.token = crypto::make_token(in.with.random);
    if (link && link->purpose == link_purpose::verify_address) {
        made.removal_token = crypto::make_token(in.with.random);
    }
    return made;
}

void send_one(module& in, mail::sender& sender, const mail::mailbox& from, const jobs::job& job) {
    const auto what = schema::parse<account_mail_job>(job.payload);
    if (!what) throw jobs::hopeless{"the job names no mail of this program"};
    if (in.how.public_url.empty()) throw std::runtime_error{"the public URL is not set"};
    const auto now = in.with.clock.now();
    const auto tokens = make_tokens(in, what->mail);
    auto begin = [&what, &tokens, now](db::transaction& tx) {
        return prepare(tx, *what, tokens, now);
    };
    const auto to = run(in.with.database.write(std::move(begin)));
    if (!to) return;

    auto message = compose_account_mail(what->mail, in.how.public_url, tokens);
    message.from = from;
    message.to = {.name = {}, .address = *to};
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

} // namespace lacewing::identity
