#pragma once

#include "changes/act.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"
#include "views/types.hpp"

namespace lacewing::views {

/// The log keeps what it was. Refused: what `access` says, 404 `not_found`.
[[nodiscard]] outcome<void> remove_view(
    db::transaction& tx, const changes::act& by, organization_id org, view_id which
);

} // namespace lacewing::views
