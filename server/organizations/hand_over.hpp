#pragma once

#include "changes/act.hpp"
#include "organizations/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::organizations {

/// Makes another member the Owner and the former Owner an Editor, in one commit. Refused: 403 for
/// anybody but the Owner, 422 `invalid` with `member_unknown` at /to for oneself and for whoever is
/// no member.
[[nodiscard]] outcome<organization> hand_over(
    db::transaction& tx, const changes::act& by, organization_id org, const hand_over_request& what
);

} // namespace lacewing::organizations
