#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::organizations {

/// Ends the membership of the user who acts. Refused: 409 `owner_cannot_leave` for the Owner.
[[nodiscard]] outcome<void> leave_organization(
    db::transaction& tx, const changes::act& by, organization_id org
);

} // namespace lacewing::organizations
