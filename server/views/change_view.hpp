#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "views/types.hpp"

namespace lacewing::views {

/// Changes the fields that the request names; the last writer wins. Shares one's own view, or makes
/// a shared one the actor's own. Refused: what `access` says, 404 `not_found`, 422 `invalid`, 422
/// `too_many_views`.
[[nodiscard]] outcome<view> change_view(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    view_id which,
    const change_view_request& what
);

} // namespace lacewing::views
