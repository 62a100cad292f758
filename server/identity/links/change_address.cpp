#include "identity/links/change_address.hpp"

#include "changes/act.hpp"
#include "identity/account_store.hpp"
#include "identity/mail_request.hpp"
#include "identity/rules.hpp"
#include "identity/session_store.hpp"
#include "identity/sessions.hpp"
#include "identity/tell_organizations.hpp"
#include "identity/wrong_link.hpp"
#include "platform/crypto/token.hpp"
#include "tokens/manage_tokens.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

using store::link_purpose;

/// The account that the link is about, with its address free for it; nothing where the link does
/// not hold or somebody else has verified the address.
std::optional<account> use_link(
    db::transaction& tx, const std::optional<store::link>& link, timestamp now
) {
    if (!link || link->expires_at <= now) return std::nullopt;
    auto of = store::find_account(tx, link->uid);
    if (!of) return std::nullopt;
    const auto holder = store::find_account_by_email(tx, fold_email(link->email));
    if (holder && holder->uid != of->uid) {
        if (holder->email_verified) return std::nullopt;
        store::remove_account(tx, holder->uid);
    }
    return of;
}

changes::act act_of(const module& in, user_id who) {
    return changes::begin_act({.is = access::actor::kind::user, .user = who}, in.with);
}

outcome<std::string> confirm(db::transaction& tx, const module& in, const crypto::digest& token) {
    const auto link = store::take_link(tx, token, link_purpose::change_email);
    const auto of = use_link(tx, link, in.with.clock.now());
    if (!of) return refused{link_invalid()};
    store::set_email(tx, of->uid, link->email);
    store::remove_links(tx, of->uid);
    tell_person(tx, act_of(in, of->uid), of->uid);
    return link->email;
}

outcome<std::string> undo(db::transaction& tx, const module& in, const crypto::digest& token) {
    const auto link = store::take_link(tx, token, link_purpose::undo_email);
    auto of = use_link(tx, link, in.with.clock.now());
    if (!of) return refused{link_invalid()};
    store::set_email(tx, of->uid, link->email);
    store::set_password_hash(tx, of->uid, "");
    store::remove_all_links(tx, of->uid);
    store::forget_old_browsers(tx, of->uid, 0);
    const auto by = act_of(in, of->uid);
    end_sessions(tx, by, of->uid, std::nullopt);
    tokens::end_tokens(tx, by, of->uid);
    of->email = link->email;
    request_mail(tx, in, *of, account_mail::password_reset);
    return link->email;
}

using step = outcome<std::string> (*)(db::transaction&, const module&, const crypto::digest&);

task<outcome<std::string>> use(module& in, std::string token, std::string network, step take) {
    auto work = [&in, take, hash = crypto::hash_token(token)](db::transaction& tx) {
        return take(tx, in, hash);
    };
    auto done = co_await in.with.database.write(std::move(work));
    if (done) co_return done;
    auto why = co_await refuse_link(in, std::move(network));
    co_return refused{std::move(why)};
}

} // namespace

task<outcome<std::string>> confirm_email(module& in, std::string token, std::string network) {
    return use(in, std::move(token), std::move(network), confirm);
}

task<outcome<std::string>> undo_email(module& in, std::string token, std::string network) {
    return use(in, std::move(token), std::move(network), undo);
}

} // namespace lacewing::identity
