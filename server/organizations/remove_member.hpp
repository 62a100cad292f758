#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::organizations {

/// Ends another one's membership and retires the join code that they know. What they wrote and
/// what is assigned to them stays under their name. Refused: 404 for no such member, 403
/// `not_allowed` for an Owner and for oneself.
[[nodiscard]] outcome<void> remove_member(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    member_id which,
    crypto::random_source& random
);

} // namespace lacewing::organizations
