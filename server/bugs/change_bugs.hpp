#pragma once

#include "bugs/bulk_edit.hpp"
#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <span>
#include <vector>

namespace lacewing::bugs {

/// What became of one of many bugs.
struct changed_item {
    uuid id;
    bool is_changed = false;
    std::optional<problem> why = {}; ///< it was refused; as `change_bug` refuses
};

/// Changes each of the bugs, which stand there once, as if it were changed alone: a refused one
/// keeps no other from changing. The answers stand in the order of `ids`. All of it belongs to one
/// transaction: whoever has many brings them in pieces.
[[nodiscard]] std::vector<changed_item> change_bugs(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::span<const uuid> ids,
    const bulk_edit& what
);

} // namespace lacewing::bugs
