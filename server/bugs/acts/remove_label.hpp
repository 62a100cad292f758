#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/core/task.hpp"
#include "platform/db/transaction.hpp"
#include "platform/services.hpp"

namespace lacewing::bugs {

/// A piece of a label's removal: takes it off some of the bugs that bear it; where none does,
/// removes it. True once it is gone. Refused: what `access` says, 404 `not_found`.
[[nodiscard]] outcome<bool> remove_label_piece(
    db::transaction& tx, const changes::act& by, organization_id org, label_id which
);

/// All pieces, each a transaction, so that nobody waits long, and all of them one batch. Where it
/// is interrupted, the label is still there, on fewer bugs.
[[nodiscard]] task<outcome<void>> remove_label(
    const services& with, changes::act by, organization_id org, label_id which
);

} // namespace lacewing::bugs
