#pragma once

#include "bugs/deed.hpp"
#include "changes/act.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <vector>

namespace lacewing::batches {

/// The way back of comments: a written one is removed, a removed one restored, an edited one gets
/// its old text, where nobody changed the text since. Reactions have none.
[[nodiscard]] std::vector<bugs::undone> take_back_comments(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    batch_id batch,
    std::span<const bugs::deed> what
);

} // namespace lacewing::batches
