#include "identity/links/reset_password.hpp"

#include "changes/act.hpp"
#include "identity/account_store.hpp"
#include "identity/attempts.hpp"
#include "identity/mail_request.hpp"
#include "identity/rules.hpp"
#include "identity/session_store.hpp"
#include "identity/sessions.hpp"
#include "identity/wrong_link.hpp"
#include "platform/crypto/token.hpp"
#include "tokens/manage_tokens.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

using store::link_purpose;

/// The account behind the link, if the link still holds.
std::optional<account> find_owner(
    db::reader& tx, const std::optional<store::link>& link, timestamp now
) {
    if (!link || link->expires_at <= now) return std::nullopt;
    auto found = store::find_account(tx, link->uid);
    if (!found || found->email != link->email) return std::nullopt;
    return found;
}

outcome<std::string> finish(
    db::transaction& tx, const module& in, const crypto::digest& token, const std::string& hash
) {
    const auto now = in.with.clock.now();
    const auto of = find_owner(tx, store::take_link(tx, token, link_purpose::reset_password), now);
    if (!of) return refused{link_invalid()};
    store::set_password_hash(tx, of->uid, hash);
    store::set_email_verified(tx, of->uid);
    store::remove_links(tx, of->uid);
    const access::actor owner{.is = access::actor::kind::user, .user = of->uid};
    const auto by = changes::begin_act(owner, in.with);
    end_sessions(tx, by, of->uid, std::nullopt);
    tokens::end_tokens(tx, by, of->uid);
    store::forget_old_browsers(tx, of->uid, 0);
    forget_attempts(tx, "log_in/account/" + fold_email(of->email));
    request_mail(tx, in, *of, account_mail::password_changed);
    return of->email;
}

} // namespace

task<outcome<std::string>> reset_password(
    module& in, reset_password_request what, std::string network
) {
    const auto token = crypto::hash_token(what.token);
    auto look = [token, now = in.with.clock.now()](db::reader& tx) {
        return find_owner(tx, store::find_link(tx, token, link_purpose::reset_password), now);
    };
    const auto owner = co_await in.with.database.read(std::move(look));
    if (!owner) {
        auto why = co_await refuse_link(in, std::move(network));
        co_return refused{std::move(why)};
    }
    auto wrong =
        check_password(what.password, own_words(owner->username, owner->name, owner->email));
    if (wrong) co_return refused{invalid_fields({*std::move(wrong)})};

    auto hash = co_await in.hasher.hash(std::move(what.password));
    auto change = [&in, token, hash = std::move(hash)](db::transaction& tx) {
        return finish(tx, in, token, hash);
    };
    co_return co_await in.with.database.write(std::move(change));
}

} // namespace lacewing::identity
