#pragma once

#include "bugs/store.hpp"
#include "changes/act.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lacewing::bugs {

/// The one way in which a bug that stands in the database becomes another: counts its revision,
/// writes row and sets, moves the counters and records the change where it is to be heard. `before`
/// was read for change in this transaction and differs from `after`; `assigned` says whom the
/// assignees mean where they differ. A bug that is opened is numbered like the others, and its old
/// key leads to it; one that is a duplicate no more leaves its original. Returns the bug
/// as it is now.
bug keep_bug(
    db::transaction& tx,
    const changes::act& by,
    const store::bug_row& before,
    store::bug_row after,
    const std::optional<std::vector<principal>>& assigned = {},
    const std::optional<std::string>& reason = {}
);

} // namespace lacewing::bugs
