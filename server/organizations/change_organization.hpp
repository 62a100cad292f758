#pragma once

#include "changes/act.hpp"
#include "organizations/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::organizations {

/// Sets what the request names; all readers see it at once. Refused: 401, 404, 403 as `access`
/// says, 422 `invalid`, 412 `text_conflict` where a text to be written changed since `rev`.
[[nodiscard]] outcome<organization> change_organization(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const change_organization_request& what
);

} // namespace lacewing::organizations
