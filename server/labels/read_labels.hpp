#pragma once

#include "access/actor.hpp"
#include "changes/act.hpp"
#include "labels/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <vector>

namespace lacewing::labels {

/// All labels of the organization, by name without regard to case, then by id.
[[nodiscard]] outcome<label_list> list_labels(
    db::reader& tx, const access::actor& who, organization_id org
);

/// The labels that a bug gets of those: each once, and of each scope the last one. Nobody removes
/// them until the commit. 422 `invalid` with `label_unknown` at /labels/<n> for those that are not
/// the organization's. Asks no access.
[[nodiscard]] outcome<std::vector<label_id>> find_labels(
    db::transaction& tx, organization_id org, std::span<const label_id> wanted
);

} // namespace lacewing::labels
