#pragma once

#include "bugs/deed.hpp"
#include "changes/act.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <vector>

namespace lacewing::batches {

/// How what a batch did to things of one kind is taken back: each thing is there once, access is
/// asked per thing as for a new edit, what cannot be taken back is told.
struct undo_way {
    changes::subject_kind of;
    std::vector<bugs::undone> (*take_back)(
        db::transaction& tx,
        const changes::act& by,
        organization_id org,
        batch_id batch,
        std::span<const bugs::deed> what
    );
};

/// The one table of them, in the order in which they go: what hangs on bugs before the bugs, for
/// the end of a relation brings back much of what it did to them.
[[nodiscard]] std::span<const undo_way> undo_ways();

} // namespace lacewing::batches
