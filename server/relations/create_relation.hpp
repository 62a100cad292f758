#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "relations/types.hpp"

#include <string_view>

namespace lacewing::relations {

/// Relates a bug that the actor may edit to one that they may see; `duplicated_by` closes that
/// other one, so they must be allowed to edit it as well. One that is there already is answered as
/// it is. A further parent takes the place of the one before; a child that has another parent is
/// left there (`parent_taken`).
///
/// Refused: what `bugs::require_bug` says, 409 `id_taken`, 422 `relation_cycle` in blocks and
/// parent, 422 `invalid` at /bug: `bug_unknown`, `relation_to_self`, `too_many_relations`,
/// `too_deep`, `parent_taken`, and what `bugs::mark_duplicate` refuses. All of it is decided by the
/// relations that the actor may know: a hidden one neither stands in their way nor is told of.
[[nodiscard]] outcome<related> create_relation(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view id_or_key,
    const create_relation_request& what
);

} // namespace lacewing::relations
