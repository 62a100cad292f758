#pragma once

#include "access/actor.hpp"
#include "identity/module.hpp"
#include "identity/profile/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

namespace lacewing::identity {

/// Asks for another address. Nothing changes yet: a mail to the new one holds the link that moves
/// the account, a mail to the present one the link that undoes it (links/change_address.hpp).
/// Whether the new address has an account does not show: its owner gets a mail that says so.
///
/// Refused as prove_owner is (at /password), with 422 `invalid` (at /email), 429
/// `too_many_attempts` after many changes in an hour.
[[nodiscard]] task<outcome<void>> change_email(
    module& in, access::actor who, change_email_request what
);

} // namespace lacewing::identity
