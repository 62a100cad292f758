#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "projects/statuses/types.hpp"

#include <map>

namespace lacewing::projects {

/// Renames, recolours or moves a status, or changes what it means: among triage, open and started,
/// or among done and dropped, so that no bug is opened or closed by it. Nothing is recorded where
/// nothing differs. Refused: what `access` says, 404 `not_found`, 422 `invalid` (`name_taken` at
/// /name, `category_elsewhere` at /category), 409 `status_needed`.
[[nodiscard]] outcome<status> change_status(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    status_id which,
    const change_status_request& what
);

/// Puts the statuses in another order: each stands by the place that is named for it, else by its
/// own; of two at one place that first which was moved. Refused: what `access` says, 404
/// `not_found`.
[[nodiscard]] outcome<void> order_statuses(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id in,
    const std::map<status_id, int>& places
);

} // namespace lacewing::projects
