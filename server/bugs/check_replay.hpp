#pragma once

#include "changes/replay.hpp"
#include "platform/db/transaction.hpp"

#include <cstdint>
#include <functional>

namespace lacewing::bugs {

/// Holds every bug against what the log says of it from its beginning: each of its fields, and the
/// tables beside its row. Bugs that the log made and that are not there are found too. Returns how
/// many bugs there are; `progress` hears it on the way.
std::int64_t check_replays(
    db::reader& tx,
    const changes::replay_fault& tell,
    const std::function<void(std::int64_t bugs)>& progress
);

} // namespace lacewing::bugs
