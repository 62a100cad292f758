#include "identity/profile/change_password.hpp"

#include "changes/act.hpp"
#include "identity/account_store.hpp"
#include "identity/identify.hpp"
#include "identity/mail_request.hpp"
#include "identity/profile/prove_owner.hpp"
#include "identity/rules.hpp"
#include "identity/session_store.hpp"
#include "identity/sessions.hpp"
#include "platform/crypto/token.hpp"

#include <utility>

namespace lacewing::identity {

namespace {

problem password_missing() {
    return {
        .status = 409,
        .code = "password_missing",
        .detail = "This account has no password yet. Ask for a mail to choose one.",
    };
}

/// The account's state when the password was checked, and what it becomes.
struct replacement {
    account of;
    std::string hash;
    std::string session_token;
    bool ends_others = false;
};

outcome<void> finish(
    db::transaction& tx, const module& in, const access::actor& who, const replacement& with
) {
    const auto present = store::find_account(tx, who.user);
    if (!present || present->password_hash != with.of.password_hash) {
        return refused{not_signed_in()};
    }
    store::set_password_hash(tx, who.user, with.hash);
    store::remove_links(tx, who.user);
    store::set_token(tx, who.session, crypto::hash_token(with.session_token));
    if (with.ends_others) {
        end_sessions(tx, changes::begin_act(who, in.with), who.user, who.session);
    }
    request_mail(tx, in, *present, account_mail::password_changed);
    return {};
}

} // namespace

task<outcome<std::string>> change_password(
    module& in, access::actor who, change_password_request what
) {
    auto sent = std::optional{std::move(what.current_password)};
    auto proved = co_await prove_owner(in, who, std::move(sent), "/currentPassword");
    if (!proved) co_return refused{std::move(proved).error()};
    if (proved->password_hash.empty()) co_return refused{password_missing()};
    auto wrong =
        check_password(what.new_password, own_words(proved->username, proved->name, proved->email));
    if (wrong) {
        wrong->pointer = "/newPassword";
        co_return refused{invalid_fields({*std::move(wrong)})};
    }
    auto hash = co_await in.hasher.hash(std::move(what.new_password));
    const replacement with{
        .of = *std::move(proved),
        .hash = std::move(hash),
        .session_token = crypto::make_token(in.with.random),
        .ends_others = what.end_other_sessions,
    };
    auto work = [&in, &who, &with](db::transaction& tx) { return finish(tx, in, who, with); };
    auto done = co_await in.with.database.write(std::move(work));
    if (!done) co_return refused{std::move(done).error()};
    co_return with.session_token;
}

} // namespace lacewing::identity
