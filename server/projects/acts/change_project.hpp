#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "projects/acts/types.hpp"

#include <string_view>

namespace lacewing::projects {

/// Renames, describes or recolours a project, or gives it another key: its bugs' keys change with
/// it, the ones before go on leading to them, and a key that it had before may be taken again.
/// Nothing is recorded where nothing differs. Refused: what `access` says, 404 `not_found`, 422
/// `invalid` (with `key_taken` at /key), 422 `too_many_keys`.
[[nodiscard]] outcome<project> change_project(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const change_project_request& what
);

} // namespace lacewing::projects
