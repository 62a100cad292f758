#pragma once

#include "access/actor.hpp"
#include "identity/visit.hpp"
#include "openid/module.hpp"
#include "openid/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

#include <optional>
#include <string>

namespace lacewing::openid {

/// A flow that began. The token goes into a short-lived cookie and nowhere else.
struct begun_sign_in {
    started_sign_in told;
    std::string browser_token;
};

/// Begins a sign-in at the provider, bound to the browser by a token of its own. Refused with
/// `google_not_set_up`, `google_unavailable`, 429 `too_many_attempts` (by network). With `link_to`
/// nobody is signed in at its end: the identity is linked with that account.
[[nodiscard]] task<outcome<begun_sign_in>> begin_sign_in(
    module& in,
    start_request what,
    std::string network,
    std::optional<user_id> link_to = std::nullopt
);

/// The secrets of an opened session, for cookies.
struct session_secrets {
    std::string session_token;
    std::string browser_token;
};

struct ended_sign_in {
    finished_sign_in told;
    std::optional<session_secrets> session; ///< where somebody was signed in
};

/// Uses up a flow: asks the provider who it was and signs them in. The person is known by issuer
/// and subject. To somebody new whose address the provider has verified
/// - an account is given where the address has none;
/// - the account goes over that never verified the address: its password, links and sessions die;
/// - the account must be proved (link_account) that did verify it.
///
/// A flow that links (see link_identity.hpp) ends for the person who began it alone (`who_asks`),
/// still signed in; 409 `google_linked_elsewhere` where the identity opens somebody else's account.
///
/// Refused with `google_flow_invalid`, `google_unavailable`, `google_token_invalid`; 403
/// `google_cancelled` where the person did not go on there, `google_refused` where the provider
/// did not; 403 `google_email_unverified`.
[[nodiscard]] task<outcome<ended_sign_in>> finish_sign_in(
    module& in,
    finish_request what,
    std::string flow_token,
    identity::visit from,
    access::actor who_asks = {}
);

/// Proves the account that a flow of this browser met, by its password, and makes the provider's
/// identity one more way into it. Refused as identity::log_in is, and with `google_flow_invalid`.
[[nodiscard]] task<outcome<ended_sign_in>> link_account(
    module& in, std::string password, std::string flow_token, identity::visit from
);

} // namespace lacewing::openid
