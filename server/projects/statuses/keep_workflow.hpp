#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "projects/statuses/rules.hpp"

#include <optional>

namespace lacewing::projects {

/// The workflow of a project, where the actor may change it; nobody else changes it until the
/// commit. Refused: what `access` says, 404 `not_found`.
[[nodiscard]] outcome<workflow> find_workflow_for_change(
    db::transaction& tx, const access::actor& who, organization_id org, project_id of
);

/// The one way in which a workflow becomes another: writes what differs and records a change of
/// each status that is new, gone or different, in the order of `after`. `before` was read for
/// change in this transaction; no bug stands in what goes. 409 `id_taken` where a new status has
/// the id of another project's; nothing is written then.
[[nodiscard]] outcome<void> keep_workflow(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id of,
    const workflow& before,
    const workflow& after
);

} // namespace lacewing::projects
