#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::organizations {

/// From now on the organization does not exist, to anybody. Its rows stay, marked with the time, so
/// that an operator can bring it back. Refused: 401, 404, 403 as `access` says.
[[nodiscard]] outcome<void> delete_organization(
    db::transaction& tx, const changes::act& by, organization_id org
);

} // namespace lacewing::organizations
