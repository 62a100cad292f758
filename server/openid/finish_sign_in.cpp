#include "identity/outside_account.hpp"
#include "identity/rules.hpp"
#include "identity/tell_organizations.hpp"
#include "openid/flow_secrets.hpp"
#include "openid/limits.hpp"
#include "openid/picture.hpp"
#include "openid/sign_in.hpp"
#include "openid/store.hpp"
#include "platform/crypto/token.hpp"

#include <stdexcept>
#include <utility>

namespace lacewing::openid {

namespace {

problem cancelled() {
    return {
        .status = 403,
        .code = "google_cancelled",
        .detail = "You did not finish the sign-in at Google. Nothing was changed."
    };
}

problem refused_there() {
    return {
        .status = 403,
        .code = "google_refused",
        .detail = "Google did not let the sign-in happen. Nothing was changed."
    };
}

problem email_unverified() {
    return {
        .status = 403,
        .code = "google_email_unverified",
        .detail = "Google has not verified the email address of this account. Verify it there "
                  "first, or sign up here with email and password."
    };
}

/// All that the last transaction works with.
struct arrival {
    id_claims who;
    store::identity_key key;
    std::string next_path;
    crypto::digest browser_hash;
    identity::visit from;
    timestamp now;
    std::optional<user_id> link_to;
};

ended_sign_in open(db::transaction& tx, module& in, const arrival& of, user_id uid) {
    const auto opened = identity::make_opening(in.identity, uid, of.from);
    identity::open_session(tx, in.identity, opened);
    return {
        .told = {.result = sign_in_result::signed_in, .next = of.next_path, .email = {}},
        .session = session_secrets{opened.session_token, opened.browser_token},
    };
}

ended_sign_in ask_for_proof(
    db::transaction& tx, const arrival& of, const identity::address_holder& holder
) {
    const store::pending_link waiting{
        .key = of.key,
        .uid = holder.uid,
        .picture_url = of.who.picture,
        .next_path = of.next_path,
        .expires_at = {of.now.microseconds + limits::openid_flow_s * microseconds_per_s},
    };
    store::replace_pending_link(tx, of.browser_hash, waiting);
    return {
        .told =
            {.result = sign_in_result::link_needed, .next = of.next_path, .email = holder.email},
        .session = std::nullopt,
    };
}

/// The account for somebody who has none yet, new or taken over. Nothing after a lost race.
std::optional<user_id> account_for(
    db::transaction& tx,
    module& in,
    const arrival& of,
    const std::optional<identity::address_holder>& holder
) {
    const identity::outside_person person{
        .display_name = of.who.name, .email = of.who.email.value_or("")
    };
    if (!holder) return identity::create_outside_account(tx, in.identity, person);
    const access::actor who{.is = access::actor::kind::user, .user = holder->uid};
    identity::take_over_account(tx, changes::begin_act(who, in.with), holder->uid, person);
    return holder->uid;
}

problem linked_elsewhere() {
    return {
        .status = 409,
        .code = "google_linked_elsewhere",
        .detail = "This Google account opens another account here. Nothing was changed."
    };
}

/// The end of a flow that somebody who is signed in began to link an identity.
outcome<ended_sign_in> link(db::transaction& tx, const module& in, const arrival& of) {
    if (!of.who.is_email_verified) return refused{email_unverified()};
    const auto to = *of.link_to;
    const bool is_new = store::insert_identity(tx, of.key, to, of.now);
    if (!is_new && store::find_identity(tx, of.key) != to) return refused{linked_elsewhere()};
    const access::actor who{.is = access::actor::kind::user, .user = to};
    if (is_new) identity::tell_person(tx, changes::begin_act(who, in.with), to);
    return ended_sign_in{
        .told = {.result = sign_in_result::linked, .next = of.next_path, .email = {}},
        .session = std::nullopt,
    };
}

/// Nothing where somebody else took the address at the same moment: then look again.
std::optional<outcome<ended_sign_in>> try_arrive(
    db::transaction& tx, module& in, const arrival& of
) {
    if (const auto known = store::find_identity(tx, of.key)) return open(tx, in, of, *known);
    const bool is_proved =
        of.who.email && of.who.is_email_verified && identity::is_email(*of.who.email);
    if (!is_proved) return refused{email_unverified()};
    const auto holder = identity::find_address_holder(tx, *of.who.email);
    if (holder && holder->is_verified) return ask_for_proof(tx, of, *holder);
    const auto uid = account_for(tx, in, of, holder);
    if (!uid) return std::nullopt;
    if (!store::insert_identity(tx, of.key, *uid, of.now)) return refused{flow_invalid()};
    request_picture(tx, in, *uid, of.who.picture);
    return open(tx, in, of, *uid);
}

outcome<ended_sign_in> arrive(db::transaction& tx, module& in, const arrival& of) {
    if (of.link_to) return link(tx, in, of);
    for (int n = 0; n < 3; ++n) {
        if (auto ended = try_arrive(tx, in, of)) return *std::move(ended);
    }
    throw std::runtime_error{"a sign-in met another one again and again"};
}

/// The provider's own answer, where it is none of ours.
std::optional<problem> refusal_of(const module& in, const finish_request& what) {
    if (what.issuer && *what.issuer != in.at.how().issuer) return flow_invalid();
    if (what.error) return *what.error == "access_denied" ? cancelled() : refused_there();
    if (!what.code || what.code->empty()) return flow_invalid();
    return std::nullopt;
}

} // namespace

task<outcome<ended_sign_in>> finish_sign_in(
    module& in,
    finish_request what,
    std::string flow_token,
    identity::visit from,
    access::actor who_asks
) {
    if (!in.at.how().is_set_up()) co_return refused{not_set_up()};
    const auto browser_hash = crypto::hash_token(flow_token);
    auto take = [state_hash = crypto::hash_token(what.state), browser_hash](db::transaction& tx) {
        return store::take_flow(tx, state_hash, browser_hash);
    };
    const auto flow = co_await in.with.database.write(std::move(take));
    if (!flow || flow->expires_at <= in.with.clock.now()) co_return refused{flow_invalid()};
    const bool is_theirs = !flow->link_to || (!who_asks.token && who_asks.user == *flow->link_to);
    if (!is_theirs) co_return refused{flow_invalid()};
    if (auto no = refusal_of(in, what)) co_return refused{*std::move(no)};

    auto secrets = secrets_of(flow_token, what.state);
    redemption asked{
        .code = *std::move(what.code),
        .verifier = std::move(secrets.verifier),
        .nonce = std::move(secrets.nonce),
    };
    auto who = co_await in.at.redeem(std::move(asked));
    if (!who) co_return refused{who.error()};

    arrival of{
        .who = *std::move(who),
        .key = {.issuer = in.at.how().issuer, .subject = {}},
        .next_path = flow->next_path,
        .browser_hash = browser_hash,
        .from = std::move(from),
        .now = in.with.clock.now(),
        .link_to = flow->link_to,
    };
    of.key.subject = of.who.subject;
    auto finish = [&in, of = std::move(of)](db::transaction& tx) { return arrive(tx, in, of); };
    co_return co_await in.with.database.write(std::move(finish));
}

} // namespace lacewing::openid
