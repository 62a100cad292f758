#pragma once

#include "access/actor.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "views/types.hpp"

namespace lacewing::views {

/// Built-in ones, shared ones, and one's own. Refused: what `access` says.
[[nodiscard]] outcome<view_list> list_views(
    db::reader& tx, const access::actor& who, organization_id org
);

} // namespace lacewing::views
