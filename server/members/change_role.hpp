#pragma once

#include "changes/act.hpp"
#include "members/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::members {

/// Makes another member an Editor or a Member; the same role again changes nothing. Refused: 404
/// for no such member, 403 `not_allowed` for one's own role, an Owner's, and for making an Owner.
[[nodiscard]] outcome<member> change_role(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    member_id which,
    const change_role_request& what
);

} // namespace lacewing::members
