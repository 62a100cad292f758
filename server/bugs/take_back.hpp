#pragma once

#include "bugs/deed.hpp"
#include "changes/act.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <vector>

namespace lacewing::bugs {

/// Takes back what the batch did to bugs, each there once: every field that still holds what the
/// batch wrote gets its old value again. Status, resolution and what follows from them are one
/// field, `status`; watchers and voters are sets, in which everybody speaks for themselves. A bug
/// that the batch reported is deleted, one that it deleted is restored. Access is asked per bug and
/// field as for a new edit. The answers stand in the order of `what`.
[[nodiscard]] std::vector<undone> take_back_bugs(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id batch,
    std::span<const deed> what
);

} // namespace lacewing::bugs
