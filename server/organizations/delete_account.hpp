#pragma once

#include "access/actor.hpp"
#include "identity/module.hpp"
#include "organizations/delete_account_types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"

namespace lacewing::organizations {

/// Deletes one's own account: memberships end, organizations in which one was alone are deleted,
/// what one wrote stays under "Deleted user".
///
/// Refused as identity::prove_owner is (at /password), with 422 `invalid` (`confirmation_wrong` at
/// /username), and with 409 `owner_of_others`, which names them, while one is Owner of
/// organizations with other members.
[[nodiscard]] task<outcome<void>> delete_account(
    identity::module& in, access::actor who, delete_account_request what
);

} // namespace lacewing::organizations
