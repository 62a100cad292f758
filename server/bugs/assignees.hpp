#pragma once

#include "access/subjects.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <span>
#include <vector>

namespace lacewing::bugs {

/// Whom the ids mean. Each must be a member or a person of the organization, or one of those who
/// are assigned already (`kept`: they may have left since), and stand there once: else 422
/// `invalid` with `member_unknown` or `duplicate` at each /assignedMembers/<n>.
[[nodiscard]] outcome<std::vector<principal>> find_assignees(
    db::reader& tx, organization_id org, std::span<const uuid> ids, std::span<const uuid> kept = {}
);

} // namespace lacewing::bugs
