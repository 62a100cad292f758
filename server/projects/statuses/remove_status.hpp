#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "projects/types.hpp"

#include <optional>

namespace lacewing::projects {

/// A status that shall go, and where its bugs go.
struct status_removal {
    status gone;
    status replacement;
    bool is_chosen = false; ///< somebody named the replacement
};

/// What removing the status means, where the actor may. Without `replacement`, bugs go to the first
/// other status of its category, else to the first that bugs are reported into. Refused: what
/// `access` says, 404 `not_found`, 409 `status_needed`, 422 `invalid` at /replacement:
/// `status_unknown`, `status_elsewhere` where it would open or close them.
[[nodiscard]] outcome<status_removal> require_removable(
    db::reader& tx,
    const access::actor& who,
    organization_id org,
    project_id in,
    status_id which,
    const std::optional<status_id>& replacement
);

/// Removes a status in which no bug stands any more: true once it is gone, false, and nothing is
/// done, while one does. `bugs` moves them before. Refused: what `access` says, 409
/// `status_needed`.
[[nodiscard]] outcome<bool> remove_untaken(
    db::transaction& tx, const changes::act& by, organization_id org, project_id in, status_id which
);

} // namespace lacewing::projects
