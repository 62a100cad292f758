#pragma once

#include "access/actions.hpp"
#include "changes/act.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::members {

/// Makes the account a member and records it on the members' stream. False where it is one already;
/// nothing is changed then. Asks no access: whoever calls has decided.
[[nodiscard]] bool add_member(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    user_id account,
    access::role role,
    crypto::random_source& random
);

} // namespace lacewing::members
