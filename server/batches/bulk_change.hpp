#pragma once

#include "batches/types.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::batches {

/// Changes the next few of the bugs; whether that was the last piece. The first call begins the
/// batch, each goes on where the one before came to, whoever sent it: no bug is dealt with twice.
/// Bugs that cannot be changed are noted and left. Refused: what `access` says of the organization,
/// 409 `batch_taken`, 422 `invalid`.
[[nodiscard]] outcome<bool> change_next_bugs(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const bulk_change_request& what
);

/// When that act began, where it did.
[[nodiscard]] std::optional<timestamp> began_at(
    db::reader& tx, organization_id org, batch_id which
);

/// What became of it so far. `who` began it.
[[nodiscard]] outcome<bulk_change_result> read_bulk_change(
    db::reader& tx, const access::actor& who, organization_id org, batch_id which
);

} // namespace lacewing::batches
