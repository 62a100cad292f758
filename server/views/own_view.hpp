#pragma once

#include "access/access.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "views/types.hpp"

namespace lacewing::views {

/// The view, where the actor may change it: one's own, and shared ones for Editors. Those of others
/// are not there. Refused: what `access` says, 404 `not_found`.
[[nodiscard]] outcome<view> require_view(
    db::reader& tx, const access::actor& who, organization_id org, view_id which
);

/// Whether the actor may make a view of that kind, and one more fits. Only people have views.
/// Refused: what `access` says, 422 `too_many_views`.
[[nodiscard]] outcome<void> require_room(
    db::reader& tx, const access::actor& who, organization_id org, bool is_shared
);

} // namespace lacewing::views
