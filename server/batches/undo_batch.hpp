#pragma once

#include "batches/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::batches {

/// Takes back what the batch did to the next few things; whether those were the last. The first
/// call begins the undo, each goes on where the one before came to, and a bulk edit that still runs
/// ends. Each field that still holds what the batch wrote gets its old value back; what others
/// changed since is noted and left. `by.batch` is the undo's own. Refused: what `access` says of
/// the organization, 404 `not_found` where the batch did nothing that the actor may see, 409
/// `batch_taken`.
[[nodiscard]] outcome<bool> undo_next_things(
    db::transaction& tx, const changes::act& by, organization_id org, batch_id which
);

/// What became of it so far. `who` began it; `which` is the undo's own id.
[[nodiscard]] outcome<undo_batch_result> read_undo(
    db::reader& tx, const access::actor& who, organization_id org, batch_id which
);

} // namespace lacewing::batches
