#pragma once

#include "access/actor.hpp"
#include "batches/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::batches {

/// How far a bulk edit or an undo has come, for whoever began it. Others are told how many bugs it
/// changed that they may see; 404 `not_found` where there is none.
[[nodiscard]] outcome<batch_progress> read_progress(
    db::reader& tx, const access::actor& who, organization_id org, batch_id which
);

} // namespace lacewing::batches
