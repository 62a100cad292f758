#pragma once

#include "audit/asked.hpp"
#include "platform/db/transaction.hpp"

#include <vector>

namespace lacewing::audit {

/// What was kept beside the log (server/events) and is not older than it is kept. Asks no access.
[[nodiscard]] std::vector<audit_entry> read_events(
    db::reader& tx, const piece& wanted, timestamp now
);

} // namespace lacewing::audit
