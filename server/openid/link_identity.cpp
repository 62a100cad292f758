#include "openid/link_identity.hpp"

#include "identity/account_store.hpp"
#include "identity/identify.hpp"
#include "identity/profile/prove_owner.hpp"
#include "identity/tell_organizations.hpp"
#include "openid/provider.hpp"
#include "openid/store.hpp"

#include <utility>

namespace lacewing::openid {

namespace {

problem linked_already() {
    return {
        .status = 409,
        .code = "google_linked",
        .detail = "Your account is linked with a Google account already. Unlink it first."
    };
}

problem password_missing() {
    return {
        .status = 409,
        .code = "password_missing",
        .detail = "Google is your only way to log in. Choose a password by mail first."
    };
}

} // namespace

link_state find_link_state(db::reader& tx, const module& in, user_id of) {
    return {.is_set_up = in.at.how().is_set_up(), .is_linked = store::has_identity(tx, of)};
}

task<outcome<begun_sign_in>> begin_link(
    module& in, access::actor who, begin_link_request what, std::string network
) {
    if (!in.at.how().is_set_up()) co_return refused{not_set_up()};
    auto sent = std::move(what.password);
    const auto proved =
        co_await identity::prove_owner(in.identity, who, std::move(sent), "/password");
    if (!proved) co_return refused{proved.error()};
    auto look = [uid = who.user](db::reader& tx) { return store::has_identity(tx, uid); };
    const bool is_linked = co_await in.with.database.read(std::move(look));
    if (is_linked) co_return refused{linked_already()};
    start_request start{.next = "/profile", .is_popup = what.is_popup};
    co_return co_await begin_sign_in(in, std::move(start), std::move(network), who.user);
}

outcome<void> unlink_identity(db::transaction& tx, const changes::act& by) {
    const auto found = identity::store::find_account(tx, by.who.user);
    if (!found) return refused{identity::not_signed_in()};
    if (!store::has_identity(tx, by.who.user)) return {};
    if (found->password_hash.empty()) return refused{password_missing()};
    store::remove_identities(tx, by.who.user);
    identity::tell_person(tx, by, by.who.user);
    return {};
}

} // namespace lacewing::openid
