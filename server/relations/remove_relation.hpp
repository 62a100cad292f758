#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "relations/types.hpp"

namespace lacewing::relations {

/// Ends a relation: whoever may know both of its bugs and edit one of them may. A duplicate is
/// reopened by it, so that one must be theirs to edit. 404 `not_found` for what is not there, and
/// for what the actor must not know.
[[nodiscard]] outcome<void> remove_relation(
    db::transaction& tx, const changes::act& by, organization_id org, relation_id which
);

} // namespace lacewing::relations
