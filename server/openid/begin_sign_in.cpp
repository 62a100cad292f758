#include "identity/attempts.hpp"
#include "openid/flow_secrets.hpp"
#include "openid/limits.hpp"
#include "openid/sign_in.hpp"
#include "openid/store.hpp"
#include "platform/crypto/token.hpp"

#include <utility>

namespace lacewing::openid {

namespace {

/// The front word tells the page that comes back in which window it is.
std::string make_state(module& in, bool is_popup) {
    return (is_popup ? "popup." : "page.") + crypto::make_token(in.with.random);
}

} // namespace

task<outcome<begun_sign_in>> begin_sign_in(
    module& in, start_request what, std::string network, std::optional<user_id> link_to
) {
    if (!in.at.how().is_set_up()) co_return refused{not_set_up()};
    const auto now = in.with.clock.now();
    const identity::attempt_limit limit{
        .window_s = 3600, .count_max = limits::openid_starts_per_network_per_hour
    };
    auto count = [key = "openid/" + network, limit, now](db::transaction& tx) {
        return identity::count_attempt(tx, key, limit, now);
    };
    const auto wait_s = co_await in.with.database.write(std::move(count));
    if (wait_s) co_return refused{identity::too_many_attempts(*wait_s)};

    auto browser_token = crypto::make_token(in.with.random);
    auto state = make_state(in, what.is_popup);
    auto secrets = secrets_of(browser_token, state);
    authorization asked{
        .state = state,
        .nonce = std::move(secrets.nonce),
        .verifier = std::move(secrets.verifier),
    };
    auto url = co_await in.at.authorization_url(std::move(asked));
    if (!url) co_return refused{url.error()};

    store::flow begun{
        .next_path = own_path(what.next),
        .expires_at = {now.microseconds + limits::openid_flow_s * microseconds_per_s},
        .link_to = link_to,
    };
    auto insert = [state_hash = crypto::hash_token(state),
                   browser_hash = crypto::hash_token(browser_token),
                   begun = std::move(begun),
                   now](db::transaction& tx) {
        store::remove_expired(tx, now);
        store::insert_flow(tx, state_hash, browser_hash, begun);
    };
    co_await in.with.database.write(std::move(insert));
    co_return begun_sign_in{
        .told = {.authorization_url = *std::move(url)}, .browser_token = std::move(browser_token)
    };
}

} // namespace lacewing::openid
