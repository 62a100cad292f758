#pragma once

#include "changes/act.hpp"
#include "labels/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::labels {

/// Renames, recolours or describes a label. Bugs that bear two labels of one scope since keep both.
/// Refused: what `access` says, 404 `not_found`, 422 `invalid` (with `name_taken` at /name).
[[nodiscard]] outcome<label> change_label(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    label_id which,
    const change_label_request& what
);

} // namespace lacewing::labels
