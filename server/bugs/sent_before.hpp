#pragma once

#include "access/subjects.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <string_view>

namespace lacewing::bugs {

/// Whether the very same request changed the bug already: its reply may have been lost on the way.
/// Without both ids of the sender it is taken for a new one.
[[nodiscard]] bool was_sent_before(
    db::reader& tx,
    organization_id org,
    std::string_view id_or_key,
    const std::optional<uuid>& client_id,
    const std::optional<batch_id>& batch
);

} // namespace lacewing::bugs
