#pragma once

#include "access/subjects.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>

namespace lacewing::organizations {

/// Keeps `bugCount` exact: called in the transaction that makes or removes bugs.
void count_bugs(db::transaction& tx, organization_id org, std::int64_t difference);

/// All bugs of the organization; 0 where there is no such organization.
[[nodiscard]] std::int64_t bug_count(db::reader& tx, organization_id org);

/// Until the commit, no other transaction that locks the organization goes on: for what must be
/// unique or limited in the organization as a whole.
void lock(db::transaction& tx, organization_id org);

} // namespace lacewing::organizations
