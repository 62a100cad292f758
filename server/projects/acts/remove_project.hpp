#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "projects/types.hpp"

#include <string_view>

namespace lacewing::projects {

/// Removes a project that holds no bug. Its keys stay its own: bugs that left it are found under
/// them. Refused: what `access` says, 404 `not_found`, 409 `project_holds_bugs`, which says no more
/// of them: some may be deleted, or restricted and not the actor's to know.
[[nodiscard]] outcome<void> remove_project(
    db::transaction& tx, const changes::act& by, organization_id org, std::string_view id_or_key
);

/// Brings a removed project back as it was. Refused: what `access` says, 404 `not_found`, 422
/// `too_many_projects`.
[[nodiscard]] outcome<project> restore_project(
    db::transaction& tx, const changes::act& by, organization_id org, project_id which
);

} // namespace lacewing::projects
