#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/transaction.hpp"
#include "views/types.hpp"

namespace lacewing::views {

/// Saves a view: one's own, or for Editors a shared one. The same request again gives the same
/// view. Refused: what `access` says, 409 `id_taken`, 422 `invalid` (with `project_unknown`), 422
/// `too_many_views`.
[[nodiscard]] outcome<view> create_view(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const create_view_request& what,
    crypto::random_source& random
);

/// One that was removed, as it was, under its id. Refused as above.
[[nodiscard]] outcome<view> bring_back(
    db::transaction& tx, const changes::act& by, const view& gone
);

} // namespace lacewing::views
