#pragma once

#include "access/subjects.hpp"
#include "live/session.hpp"
#include "platform/db/transaction.hpp"

namespace lacewing::live {

/// What a subscription needs to become current, all in one state of the data: the user's role and,
/// of each stream that it may hear, the changes that the client misses, already as frames. At most
/// limits::live_backlog_changes_max changes and limits::live_backlog_bytes_max bytes.
[[nodiscard]] found_in_log read_log(
    db::reader& tx, user_id who, const session::read_request& asked
);

[[nodiscard]] role_stamp stamp_of(db::reader& tx, organization_id org);

} // namespace lacewing::live
