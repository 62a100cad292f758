#pragma once

#include "audit/asked.hpp"
#include "platform/db/transaction.hpp"

#include <vector>

namespace lacewing::audit {

/// What the log of the organization holds for the audit: members and roles, name, visibility,
/// switches, join code and key. Walks along the index changes_for_audit. Asks no access.
[[nodiscard]] std::vector<audit_entry> read_log(db::reader& tx, const piece& wanted);

} // namespace lacewing::audit
