#pragma once

#include "bugs/acts/types.hpp"
#include "bugs/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "projects/types.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace lacewing::bugs {

/// The bug under the next number of another project, or under the one that it had there before.
/// Its old key goes on leading to it. Where no status is asked for it gets the one of the same name
/// and meaning, else the first of the same category. Nothing happens where it is there already.
/// Refused: as `change_bug` refuses; 422 `invalid` with `project_unknown` at /projectID,
/// `status_unknown` at /status.
[[nodiscard]] outcome<bug> move_bug(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const move_bug_request& what
);

/// The status of another workflow that means the same: one of the same name and category, else the
/// first of the category. Nothing where there is none.
[[nodiscard]] std::optional<projects::status> status_there(
    const projects::status& here, std::span<const projects::status> there
);

} // namespace lacewing::bugs
