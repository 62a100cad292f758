#pragma once

#include "changes/act.hpp"
#include "platform/core/problem.hpp"
#include "platform/db/transaction.hpp"

#include <optional>

namespace lacewing::organizations {

/// Why the account can be in no more organizations: 422 `too_many_organizations`; nothing where it
/// can.
[[nodiscard]] std::optional<problem> refuse_more_memberships(db::reader& tx, user_id account);

/// Tells the user who acts, on their own stream, that the organization's streams opened to them.
void record_opening(db::transaction& tx, const changes::act& by, organization_id org);

} // namespace lacewing::organizations
