#pragma once

#include "changes/change.hpp"
#include "platform/db/transaction.hpp"

#include <span>

namespace lacewing::changes {

/// Appends to the log in the caller's transaction and announces it to the feed. A transaction that
/// touches several streams of an organization records in the order of `stream::kind`, person last,
/// so that two transactions never wait for each other in a circle. Returns the version.
std::int64_t record(db::transaction& tx, const change& what);

/// The same for many changes of one stream, in their order, at the price of fewer statements.
/// Returns the version of the last. `what` is not empty.
std::int64_t record(db::transaction& tx, std::span<const change> what);

/// The version a stream has reached; 0 where nothing was ever recorded.
[[nodiscard]] std::int64_t version_of(db::reader& tx, const stream& of);

} // namespace lacewing::changes
