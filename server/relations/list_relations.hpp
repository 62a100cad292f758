#pragma once

#include "access/actor.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "relations/types.hpp"

#include <string_view>

namespace lacewing::relations {

/// How the bug stands to those others that the actor may know, the oldest relation first. Refused
/// as `bugs::require_bug` refuses.
[[nodiscard]] outcome<related_list> list_relations(
    db::reader& tx, const access::actor& who, organization_id org, std::string_view id_or_key
);

} // namespace lacewing::relations
