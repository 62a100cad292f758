#pragma once

#include "changes/act.hpp"
#include "labels/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::labels {

/// The label, where the actor may remove it. Refused: what `access` says, 404 `not_found`.
[[nodiscard]] outcome<label> require_removable(
    db::reader& tx, const access::actor& who, organization_id org, label_id which
);

/// Removes a label that no bug bears any more; false, and nothing is done, while one does. Asks no
/// access: `bugs` takes the label off before.
[[nodiscard]] bool remove_unborne(
    db::transaction& tx, const changes::act& by, organization_id org, label_id which
);

} // namespace lacewing::labels
