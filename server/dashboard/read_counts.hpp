#pragma once

#include "access/actor.hpp"
#include "dashboard/types.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::dashboard {

/// Exact, from counters: costs the same however many bugs there are. 401 for anybody but a user.
[[nodiscard]] outcome<bug_counts> read_counts(db::reader& tx, const access::actor& who);

} // namespace lacewing::dashboard
