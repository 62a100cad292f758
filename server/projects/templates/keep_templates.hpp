#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "projects/templates/rules.hpp"

namespace lacewing::projects {

/// The templates of a project, where the actor may change them; nobody else changes them until the
/// commit. Refused: what `access` says, 404 `not_found`.
[[nodiscard]] outcome<templates> find_templates_for_change(
    db::transaction& tx, const access::actor& who, organization_id org, project_id of
);

/// The one way in which they become others: writes what differs and records a change of each that
/// is new, gone or different, in the order of `after`. `before` was read for change in this
/// transaction. 422 `too_many_templates`, 409 `id_taken` where a new one has the id of another
/// project's; nothing is written then.
[[nodiscard]] outcome<void> keep_templates(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    project_id of,
    const templates& before,
    const templates& after
);

} // namespace lacewing::projects
