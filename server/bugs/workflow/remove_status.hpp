#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/db/transaction.hpp"
#include "platform/services.hpp"

#include <optional>

namespace lacewing::bugs {

/// Which status of which project shall go, and where its bugs go.
struct removed_status {
    organization_id org;
    project_id in;
    status_id which;
    std::optional<status_id> replacement;
};

/// A piece of a status's removal: moves some of the bugs that stand in it to the replacement; where
/// none does, removes it. True once it is gone. Bugs that the actor must not know of, and deleted
/// ones, never make a difference: where nobody chose a replacement they go where
/// `projects::require_removable` says. Refused: what `access` says, 404 `not_found`, 409
/// `status_in_use` with the number of bugs that need a replacement, 409 `status_needed`, 422
/// `invalid` at /replacement.
[[nodiscard]] outcome<bool> remove_status_piece(
    db::transaction& tx, const changes::act& by, const removed_status& what
);

/// All pieces, each a transaction, so that nobody waits long, and all of them one batch. Where it
/// is interrupted, the status is still there, with fewer bugs.
[[nodiscard]] task<outcome<void>> remove_status(
    const services& with, changes::act by, removed_status what
);

} // namespace lacewing::bugs
